import type { Measures } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../i18n/index.ts';
import { MeasureList } from '../../../shell/recovery/parts/measure-list.tsx';

/** How much there is on one side, in a sentence of its language. */
export function MeasuresLine({
  text,
  measures,
}: {
  text: 'sync.here' | 'sync.there';
  measures: Measures;
}) {
  const { t } = useI18n();
  const things = '\u0000';
  const [before, after] = t(text, { things }).split(things);
  return (
    <>
      {before}
      <MeasureList measures={measures} />
      {after}
    </>
  );
}

/** How much there is on this device and in the cloud, a line each. */
export function MeasuresOfBoth({ here, cloud }: { here: Measures; cloud: Measures }) {
  return (
    <>
      <MeasuresLine text="sync.here" measures={here} />
      <br />
      <MeasuresLine text="sync.there" measures={cloud} />
    </>
  );
}
