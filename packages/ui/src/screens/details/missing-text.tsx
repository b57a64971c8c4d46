import { useI18n } from '../../i18n/index.ts';

/** Where texts were read and this one is not among them. Source: specification 1, section 8. */
export function MissingText() {
  const { t } = useI18n();
  return <p className="text-sm text-ink-faint">{t('detail.missing')}</p>;
}
