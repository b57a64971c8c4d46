import { useI18n } from '../../i18n/index.ts';

/** Why some of a page's names are in English; stands below it. */
export function EnglishNamesNote() {
  const { t } = useI18n();
  return (
    <p data-english-names className="pt-8 text-xs text-ink-faint">
      {t('list.englishNames')}
    </p>
  );
}
