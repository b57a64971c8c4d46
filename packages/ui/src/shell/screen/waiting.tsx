import { useI18n } from '../../i18n/index.ts';
import { classNames } from '../../primitives/index.ts';

/**
 * What stands there until the player's data have been read: dots that come one after the other, and the shape
 * of what will come, so that nothing jumps when it does.
 */
export function Waiting({ height = 'h-64' }: { height?: 'h-40' | 'h-64' }) {
  const { t } = useI18n();
  return (
    <div aria-busy="true" data-needs-script className="flex flex-col gap-3">
      <p className="text-ink-faint">
        <span className="sr-only">{t('state.loading')}</span>
        <span aria-hidden className="loading-dots" />
      </p>
      <div className="h-11 w-64 rounded-control bg-surface" />
      <div className={classNames('rounded-sheet bg-surface', height)} />
    </div>
  );
}
