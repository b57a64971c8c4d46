import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';

/** The way to the page where a thing stands beside another. */
export function CompareLink({
  kind,
  pageId,
  isEnhanced = false,
}: {
  kind: 'characters' | 'lightcones';
  pageId: string;
  /** Whether its enhanced form is looked at. */
  isEnhanced?: boolean;
}) {
  const { t, language } = useI18n();
  return (
    <Link
      to={`/${language}/compare?${kind}=${pageId}${isEnhanced ? '&enhanced=left' : ''}`}
      className="tap flex items-center justify-center text-sm underline underline-offset-4 hover:text-lamp"
    >
      {t('compare.link')}
    </Link>
  );
}
