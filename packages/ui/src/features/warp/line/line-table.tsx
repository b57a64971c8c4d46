import type { FiveStar } from '@trailbook/core/internal/warp';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { ByHandMark } from '../parts/by-hand-mark.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { nameOf } from '../parts/things.ts';

/** The line as a table, newest first. */
export function LineTable({ fiveStars }: { fiveStars: readonly FiveStar[] }) {
  const { t, number, day } = useI18n();
  const game = useGame('warp');
  const cell = 'border-b border-line py-2 pe-4';
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-sm">
        <thead className="text-start text-ink-faint">
          <tr>
            {(['place', 'name', 'day', 'outcome', 'pity'] as const).map((column) => (
              <th key={column} scope="col" className={`${cell} text-start font-normal`}>
                {t(`warp.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fiveStars
            .map(({ pull, pity, atLeast, outcome }, at) => (
              <tr key={pull.id}>
                <td className={cell}>{number(at + 1)}</td>
                <td className={cell}>
                  <span className="flex flex-wrap gap-x-2">
                    <ThingName name={nameOf(game, pull.itemId)} />
                    <ByHandMark pull={pull} />
                  </span>
                </td>
                <td className={cell}>{day(pull.time)}</td>
                <td className={cell}>{outcome ? <OutcomeMark outcome={outcome} /> : '—'}</td>
                <td className={cell}>
                  {pity === null ? t('warp.atLeast', { number: atLeast }) : number(pity)}
                </td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </div>
  );
}
