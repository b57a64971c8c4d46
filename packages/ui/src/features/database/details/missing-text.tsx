import { useI18n } from '../../../i18n/index.ts';

/** Where texts were read and this one is not among them. Rule D22. */
export function MissingText() {
  const { t } = useI18n();
  return <p className="text-sm text-ink-faint">{t('detail.missing')}</p>;
}
