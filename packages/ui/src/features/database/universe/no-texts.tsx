import { useI18n } from '../../../i18n/index.ts';

/** Why it is not said what blessings and curios do: the figures of sentences that are not there would say nothing. */
export function NoTexts() {
  const { t } = useI18n();
  return <p className="max-w-prose text-sm text-ink-soft">{t('universe.noTexts')}</p>;
}

/** Where texts were read and this one is not among them. */
export function MissingSentence() {
  const { t } = useI18n();
  return <p className="text-sm text-ink-faint">{t('universe.missing')}</p>;
}
