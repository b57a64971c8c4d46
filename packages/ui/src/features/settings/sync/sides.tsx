import { useI18n } from '../../../i18n/index.ts';
import { type BothSides, holdsSomething } from '../../../storage/index.ts';
import { MeasuresOfBoth } from './measures-line.tsx';

/** What is here and what the cloud holds, before they become one. Rule U27. */
export function Sides({
  sides,
  nothingThere,
}: {
  sides: BothSides;
  /** What is said of a cloud that holds nothing, where it is not a key's. */
  nothingThere?: string;
}) {
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
      <p>{holdsSomething(sides) ? t('sync.bothText') : (nothingThere ?? t('sync.nothingThere'))}</p>
    </div>
  );
}
