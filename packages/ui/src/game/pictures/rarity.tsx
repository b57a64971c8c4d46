import { useI18n } from '../../i18n/index.ts';

/** Stars with their number read out: never a colour alone. */
export function RarityStars({ rarity, className }: { rarity: number; className?: string }) {
  const { t } = useI18n();
  return (
    <span
      role="img"
      aria-label={t('rarity.stars', { rarity })}
      className={className ?? 'text-xs tracking-tight'}
      style={{ color: `var(--rarity-${rarity})` }}
    >
      {'★'.repeat(rarity)}
    </span>
  );
}
