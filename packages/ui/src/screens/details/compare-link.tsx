import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';

/** The way to the page where a thing stands beside another. */
export function CompareLink({
  kind,
  pageId,
}: {
  kind: 'characters' | 'lightcones';
  pageId: string;
}) {
  const { t, language } = useI18n();
  return (
    <Link
      to={`/${language}/compare?${kind}=${pageId}`}
      className="tap flex items-center justify-center text-sm underline underline-offset-4 hover:text-lamp"
    >
      {t('compare.link')}
    </Link>
  );
}
