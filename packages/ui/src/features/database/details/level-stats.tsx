import type { Character, LightCone, PageName } from '@trailbook/core/internal/dataset';
import { type BaseStats, growingStats, levelStands } from '@trailbook/core/internal/stats';
import type { BaseStatNames } from '@trailbook/pages';
import { useMemo } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Slider } from '../../../primitives/index.ts';

interface Props {
  readonly ascensions: Character['ascensions'] | LightCone['ascensions'];
  readonly names: BaseStatNames;
  /** Stats that no level changes, in their final words. */
  readonly fixed: readonly { readonly name: PageName; readonly text: string }[];
  /** Which stand of level and ascension, from 0; the highest where nobody chose. */
  readonly at: number | undefined;
  readonly onAt: (at: number) => void;
}

const GROWING = ['hp', 'attack', 'defence'] as const satisfies readonly (keyof BaseStats)[];

/** Stats at any level of any ascension, and the table of all ascensions. */
export function LevelStats({ ascensions, names, fixed, at: chosen, onAt }: Props) {
  const { t, number } = useI18n();
  const stands = useMemo(() => levelStands(ascensions), [ascensions]);
  const last = stands.length - 1;
  const at = Math.min(chosen ?? last, last);
  const stand = stands[at] ?? { level: 1, ascension: 0 };
  const stats = growingStats(ascensions, stand);
  const cap = ascensions[stand.ascension]?.maxLevel ?? stand.level;

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Slider
        label={t('detail.level')}
        value={at}
        min={0}
        max={last}
        text={`${number(stand.level)} / ${number(cap)}`}
        onChange={onAt}
      />
      <dl
        data-stats
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-8 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,25%)),1fr))]"
      >
        {GROWING.map((stat) => (
          <Stat key={stat} name={names[stat]} text={number(stats[stat])} />
        ))}
        {fixed.map((stat) => (
          <Stat key={stat.name.text} {...stat} />
        ))}
      </dl>
      <AscensionTable ascensions={ascensions} names={names} />
    </div>
  );
}

function Stat({ name, text }: { name: PageName; text: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-2">
      <dt className="min-w-0 text-sm text-ink-soft wrap-anywhere">
        <ThingName name={name} />
      </dt>
      <dd className="figures ms-auto">{text}</dd>
    </div>
  );
}

/** The seven stations of a growth: stats when each begins and when it ends. */
function AscensionTable({ ascensions, names }: Pick<Props, 'ascensions' | 'names'>) {
  const { t, number } = useI18n();
  const rows = ascensions.map(({ maxLevel }, ascension) => {
    const first = ascension === 0 ? 1 : (ascensions[ascension - 1]?.maxLevel ?? 1);
    return {
      ascension,
      first: { level: first, ...growingStats(ascensions, { level: first, ascension }) },
      last: { level: maxLevel, ...growingStats(ascensions, { level: maxLevel, ascension }) },
    };
  });
  const columns = ['level', ...GROWING] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too
    <div tabIndex={0} className="overflow-x-auto">
      <table className="figures w-full text-end text-sm">
        <caption className="sr-only">{t('detail.statsByAscension')}</caption>
        <thead>
          <tr className="border-b border-line-strong text-ink-faint">
            <th scope="col" className="py-2 text-start font-normal">
              {t('detail.ascension')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 ps-2 font-normal sm:ps-3">
                {column === 'level' ? t('detail.level') : <ThingName name={names[column]} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ascension, first, last }) => (
            <tr key={ascension} data-ascension={ascension} className="border-b border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {number(ascension)}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-2 ps-2 whitespace-nowrap sm:ps-3">
                  {number(first[column])} <span className="text-ink-faint">–</span>{' '}
                  {number(last[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
