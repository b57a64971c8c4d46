import { useI18n } from '../../../i18n/index.ts';

/** Says once for a whole page why its rows are titles alone. Rule A7. */
export function NoConditions({ isShown }: { isShown: boolean }) {
  const { t } = useI18n();
  if (!isShown) return null;
  return <p className="max-w-prose text-sm text-ink-soft">{t('achievements.noConditions')}</p>;
}
