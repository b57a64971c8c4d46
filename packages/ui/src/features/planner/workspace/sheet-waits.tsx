import { useI18n } from '../../../i18n/index.ts';

/** Says that a sheet is on its way, where it is long in coming: what is typed meanwhile waits for it. */
export function SheetWaits({ isSlow }: { isSlow: boolean }) {
  const { t } = useI18n();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+var(--bar))] z-20 flex justify-center px-4 lg:bottom-6"
    >
      {isSlow && (
        <p className="rounded-control border border-line-strong bg-raised px-4 py-2 text-sm">
          {t('state.loading')}
        </p>
      )}
    </div>
  );
}
