import { useI18n } from '../../../i18n/index.ts';

interface Props {
  /** What grows: a skill by levels, a light cone's ability by superimpositions. */
  readonly by: 'levels' | 'superimpositions';
  /** The level that figures are given at, from 1, and the last that they grow to. */
  readonly from: number;
  readonly to: number;
}

/** Which levels figures of the form '36% → 45%' span. */
export function LevelSpan({ by, from, to }: Props) {
  const { t } = useI18n();
  if (from >= to) return null;
  return (
    <span data-span className="figures whitespace-nowrap text-xs text-ink-faint">
      {t(`detail.${by}`, { from, to })}
    </span>
  );
}
