import type { StageGroup } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { placesOf } from './places-of.ts';

/** Where an item drops: stage by stage with their power, and what a run gives at each difficulty. */
export function Sources({ groups }: { groups: readonly StageGroup[] }) {
  return groups.map((group) => <Stages key={group.kind} {...group} />);
}

function Stages({ kind, perRun, stages }: StageGroup) {
  const { t } = useI18n();
  return (
    <section className="flex min-w-0 flex-col gap-2" data-stages={kind}>
      <h3 className="font-display text-base font-semibold">{t(`source.${kind}`)}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8">
        {placesOf(stages).map(({ id, name, power, equilibrium, count }) => (
          <li
            key={id}
            data-stage={id}
            className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1.5"
          >
            <span className="flex min-w-0 flex-col leading-snug">
              <ThingName name={name ?? { text: t('material.stage', { number: id }) }} />
              {count > 1 && (
                <span className="figures text-xs text-ink-faint">
                  {t('material.places', { number: count })}
                </span>
              )}
              {equilibrium > 0 && (
                <span className="text-xs text-ink-faint">
                  {t('material.fromEquilibrium', { level: equilibrium })}
                </span>
              )}
            </span>
            <span className="figures ms-auto text-end text-ink-soft">
              {t('material.power', { number: power })}
            </span>
          </li>
        ))}
      </ul>
      {perRun.length > 0 ? (
        <PerRun perRun={perRun} />
      ) : (
        <p className="text-sm text-ink-faint">{t('material.notCounted')}</p>
      )}
    </section>
  );
}

/** A column for each difficulty; the figures are averages, and told to the second place. */
function PerRun({ perRun }: Pick<StageGroup, 'perRun'>) {
  const { t, number } = useI18n();
  return (
    <div className="relative overflow-x-auto">
      <table className="figures text-end text-sm">
        <caption className="py-1 text-start text-ink-faint">{t('material.perRun')}</caption>
        <thead>
          <tr className="border-b border-line-strong text-ink-faint">
            <th scope="row" className="py-1 pe-3 text-start font-normal whitespace-nowrap">
              {t('material.difficulties')}
            </th>
            {perRun.map((_, lower) => (
              <th
                key={lower}
                scope="col"
                className="px-2 py-1 font-normal whitespace-nowrap sm:px-3"
              >
                <span className="sr-only">{t('material.difficulty', { number: lower + 1 })}</span>
                <span aria-hidden>{number(lower + 1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="text-ink-faint">
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              {t('material.equilibrium')}
            </th>
            {perRun.map(({ equilibrium }, lower) => (
              <td key={lower} className="px-2 py-1 sm:px-3">
                {number(equilibrium)}
              </td>
            ))}
          </tr>
          <tr>
            <th
              scope="row"
              className="py-1 pe-3 text-start font-normal whitespace-nowrap text-ink-faint"
            >
              {t('material.howMany')}
            </th>
            {perRun.map(({ drops }, lower) => (
              <td key={lower} className="px-2 py-1 sm:px-3">
                {drops > 0 ? number(drops) : <Nothing />}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** No figure where nothing drops. */
function Nothing() {
  const { t } = useI18n();
  return (
    <span className="text-ink-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('material.noDrop')}</span>
    </span>
  );
}
