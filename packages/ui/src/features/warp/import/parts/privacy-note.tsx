import { useI18n } from '../../../../i18n/index.ts';
import { Link } from '../../../../platform/index.ts';

/** Stands where the link does, whatever a language says around it. */
const LINK = '\u0000';

/** What becomes of the link that is pasted, with the way to the whole of it. */
export function PrivacyNote() {
  const { t, language } = useI18n();
  const [before, after] = t('warpImport.privacy', { policy: LINK }).split(LINK);
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      {before}
      <Link
        to={`/${language}/privacy`}
        className="underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {t('warpImport.privacyPolicy')}
      </Link>
      {after}
    </p>
  );
}
