import { useI18n } from '../../i18n/index.ts';

/** Why some of a page's names are in English; stands below it. */
export function ForeignNamesNote() {
  const { t } = useI18n();
  return (
    <p data-foreign-names className="pt-8 text-xs text-ink-faint">
      {t('list.foreignNames')}
    </p>
  );
}
