import { useI18n } from '../../../i18n/index.ts';

interface Props {
  readonly listed: number;
  /** How many of them a player can have. */
  readonly total: number;
}

/** Why more achievements are listed than can be had, where that is so. */
export function CountedOnce({ listed, total }: Props) {
  const { t } = useI18n();
  if (listed === total) return null;
  return (
    <p className="figures max-w-prose text-sm text-ink-soft">
      {t('achievements.countedOnce', { listed, total })}
    </p>
  );
}
