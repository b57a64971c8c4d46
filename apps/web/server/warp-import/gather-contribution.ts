import type { GatheredPage, Gathering } from '@trailbook/api/read-records';
import type { RecordPage } from '@trailbook/api/records';
import type { Dataset } from '@trailbook/core/internal/dataset';
import { keptPull } from '@trailbook/core/internal/global-statistics';
import {
  type BannerType,
  compareIds,
  warpTables,
  zoneOfAccount,
} from '@trailbook/core/internal/warp';
import { logProblem } from '../http/request-log.server';
import type { StoredHistory } from '../statistics/contributions.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { saysAway } from '../statistics/store-health.ts';

/** Gathers an account's pulls as they are read from the game; null without statistics. Rule W21. */
export function createGatherer(
  statistics: Statistics | null,
  dataset: Pick<Dataset, 'characters' | 'lightCones' | 'banners'>,
): (() => Gathering) | null {
  if (!statistics) return null;
  const { names, historiesOf } = statistics;
  const tables = warpTables(dataset);

  return () => {
    let contributor = '';
    let zone = 0;
    const markOf = (id: string) => names.markOf(contributor, id);
    let kept: ReadonlyMap<BannerType, StoredHistory> = new Map();
    const gathered = new Map<BannerType, RecordPage['rows'][number][]>();
    /** Banner types whose new pulls reach down to the stored ones. */
    const joined = new Set<BannerType>();
    /** The player waits for a database that does not answer once, and not for each banner type. */
    let isAway = false;

    /** The player's own copy is complete in any case. */
    function notKept(what: string, error: unknown): void {
      if (saysAway(error)) isAway = true;
      // Who was away has been logged.
      else logProblem(what, error);
    }

    async function take({ type, uid, from, rows, unread }: GatheredPage): Promise<void> {
      if (contributor === '') {
        contributor = names.of(uid);
        zone = zoneOfAccount(uid);
        const histories = await historiesOf(contributor).catch((error) => {
          notKept('What an account has given could not be read.', error);
          return [];
        });
        kept = new Map(histories.map((one) => [one.history.type, one]));
      }
      if (from === '0') gathered.set(type, []);
      // What begins in the middle, or lacks rows that could not be read, is left for another time.
      if (unread > 0) gathered.delete(type);
      gathered.get(type)?.push(...rows);
      const last = kept.get(type)?.lastPull;
      if (last !== undefined && rows.some(({ id }) => markOf(id) === last)) joined.add(type);
    }

    return {
      take,
      lacksOlder(type) {
        return !isAway && gathered.has(type) && !joined.has(type);
      },
      async finish(type) {
        const rows = gathered.get(type);
        if (!rows || rows.length === 0) return undefined;
        const oldestFirst = [...rows].sort((a, b) => compareIds(a.id, b.id));
        const pulls = oldestFirst.map((row) => ({
          id: row.id,
          ...keptPull(tables, type, { ...row, zone }),
        }));
        const receipt = names.receiptOf(contributor);
        let added: number | null = null;
        try {
          const contribution = { contributor, type, pulls, markOf };
          if (!isAway) added = await statistics.contribute(contribution);
        } catch (error) {
          notKept('A contribution could not be kept.', error);
        }
        return { event: 'contribution', type, added, receipt };
      },
    };
  };
}
