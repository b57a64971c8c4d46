import { useI18n } from '../../i18n/index.ts';

/**
 * What stands there until the warps have been read: dots that come one after the other, and the shape of what
 * will come, so that nothing jumps when it does.
 */
export function Waiting() {
  const { t } = useI18n();
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p className="text-ink-faint">
        <span className="sr-only">{t('state.loading')}</span>
        <span aria-hidden className="loading-dots" />
      </p>
      <div className="h-11 w-64 rounded-control bg-surface" />
      <div className="h-64 rounded-sheet bg-surface" />
    </div>
  );
}
