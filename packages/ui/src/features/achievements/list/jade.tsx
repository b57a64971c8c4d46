import { useI18n } from '../../../i18n/index.ts';

/** What an achievement gives: a diamond and a number, read out in words. */
export function Jade({ amount }: { amount: number }) {
  const { t, number } = useI18n();
  return (
    <span
      role="img"
      aria-label={t('achievements.jade', { number: amount })}
      title={t('achievements.jade', { number: amount })}
      className="figures flex min-w-10 shrink-0 items-center justify-end gap-1 text-sm text-ink-soft"
    >
      {number(amount)}
      <svg viewBox="0 0 8 12" aria-hidden className="h-3 w-2 fill-lamp">
        <path d="M4 0 8 6 4 12 0 6Z" />
      </svg>
    </span>
  );
}
