import { useI18n } from '../../../i18n/index.ts';

/** Of which pity a figure tells: a 4★ has its own, all others count towards the 5★. */
export function PityOf({ rarity }: { rarity: 4 | 5 }) {
  const { t } = useI18n();
  return (
    <span className="text-xs" style={{ color: `var(--rarity-${rarity})` }}>
      <span aria-hidden>{rarity}★</span>
      <span className="sr-only">{t(`warp.pity${rarity}`)}</span>
    </span>
  );
}
