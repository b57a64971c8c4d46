import type { ImportWait, Journal } from '@trailbook/api/warp-import';
import { useI18n } from '../../../../i18n/index.ts';

interface Props {
  readonly journal: Journal;
  readonly wait: ImportWait | undefined;
}

/** How far each banner type is, and what is waited for. */
export function ImportProgress({ journal: { banners }, wait }: Props) {
  const { t, number } = useI18n();
  const reading = banners.find(({ end }) => end === null)?.type;
  return (
    <>
      <p>{t('warpImport.running')}</p>
      {wait && (
        <p className="text-ink-soft">
          {t(wait.reason === 'THROTTLED' ? 'warpImport.throttled' : 'warpImport.network', {
            seconds: Math.ceil(wait.ms / 1000),
          })}
        </p>
      )}
      <ul className="figures flex max-w-md flex-col divide-y divide-line text-sm">
        {banners.map(({ type, rows, end }) => (
          <li key={type} className="flex justify-between gap-4 py-1">
            <span className={type === reading ? 'text-lamp' : undefined}>
              {t(`warp.banner.${type}`)}
            </span>
            <span>
              {end === null && type !== reading
                ? t('warpImport.waits')
                : `${number(rows)}${end === null ? ' …' : ' ✓'}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
