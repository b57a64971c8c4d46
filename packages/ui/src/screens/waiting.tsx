import { useI18n } from '../i18n/index.ts';
import { classNames } from '../primitives/index.ts';

interface Props {
  readonly height?: 'h-40' | 'h-64';
  /** Whether what comes is longer than the screen, in several steps: the foot stays below it in all of them. */
  readonly fillsScreen?: boolean;
}

/**
 * What stands there until the player's data have been read: dots that come one after the other, and the shape
 * of what will come, so that nothing jumps when it does.
 */
export function Waiting({ height = 'h-64', fillsScreen = false }: Props) {
  const { t } = useI18n();
  return (
    <div aria-busy="true" className={classNames('flex flex-col gap-3', fillsScreen && 'min-h-dvh')}>
      <p className="text-ink-faint">
        <span className="sr-only">{t('state.loading')}</span>
        <span aria-hidden className="loading-dots" />
      </p>
      <div className="h-11 w-64 rounded-control bg-surface" />
      <div className={classNames('rounded-sheet bg-surface', height)} />
    </div>
  );
}
