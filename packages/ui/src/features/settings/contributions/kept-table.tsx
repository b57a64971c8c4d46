import type { KeptWarp } from '@trailbook/api/calls/contribution-show';
import { useI18n } from '../../../i18n/index.ts';

interface Props {
  readonly warps: readonly KeptWarp[];
  /** What a number stands for; without it the number itself is shown. */
  readonly nameOf?: { banner(id: number): string; item(id: number): string } | undefined;
}

const FEATURED = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, '–'],
]);

/** All that is kept of warps: a column for each field. */
export function KeptTable({ warps, nameOf }: Props) {
  const { t, day } = useI18n();
  const columns = [
    t('globalStats.banner'),
    t('globalStats.contribute.item'),
    t('globalStats.contribute.rarity'),
    t('globalStats.contribute.featured'),
    t('globalStats.contribute.day'),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too
    <div tabIndex={0} className="overflow-x-auto">
      <table className="figures w-full max-w-prose text-sm">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-line py-1 pe-4 text-start font-normal text-ink-soft"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {warps.map((warp, at) => (
            <tr key={at}>
              {[
                nameOf?.banner(warp.banner) ?? warp.banner,
                nameOf?.item(warp.item) ?? warp.item,
                warp.rarity ? `${warp.rarity}★` : '–',
                FEATURED.get(warp.isFeatured),
                day(warp.day),
              ].map((cell, column) => (
                <td
                  key={columns[column]}
                  className="border-b border-line py-1 pe-4 last:whitespace-nowrap"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
