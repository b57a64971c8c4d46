import { useI18n } from '../i18n/index.ts';

/** Says which filters of a shared address this list does not have: it shows more than was asked for. */
export function UnknownFilters({ values }: { values: readonly string[] }) {
  const { t } = useI18n();
  if (values.length === 0) return null;
  return (
    <p role="status" className="border-s-2 border-wait ps-3 text-sm text-ink-soft">
      {t('list.unknownFilter', { value: values.join(', ').slice(0, 80) })}
    </p>
  );
}
