import { useI18n } from '../../../i18n/index.ts';
import type { BothSides } from '../../../storage/index.ts';
import { MeasuresOfBoth } from './measures-line.tsx';

/** What is here and what the cloud holds, before they become one. Rule U27. */
export function Sides({ sides }: { sides: BothSides }) {
  const { t } = useI18n();
  const { here, cloud } = sides;
  const names = cloud.devices.map(({ name }) => name || '–').join(' · ');
  return (
    <div className="flex flex-col gap-2 border-y border-line py-3">
      <p className="text-sm">
        <MeasuresOfBoth here={here} cloud={cloud.measures} />
        {names && (
          <>
            <br />
            {t('state.pair', { label: t('sync.devices'), value: names })}
          </>
        )}
      </p>
      <p>{t(holdsSomething(sides) ? 'sync.bothText' : 'sync.nothingThere')}</p>
    </div>
  );
}

/** Whether some device wrote to the cloud. */
export function holdsSomething({ cloud }: BothSides): boolean {
  return cloud.devices.length > 0;
}
