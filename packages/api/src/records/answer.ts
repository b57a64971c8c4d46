import { fail, isUid, ok, type Result } from '@trailbook/core/internal/basics';
import { type BannerType, readGameRow } from '@trailbook/core/internal/warp';

/** A row of the records as it is passed on. */
export interface RecordRow {
  readonly id: string;
  readonly gachaId: number;
  readonly itemId: number;
  readonly time: string;
  /** Of a character's stars, where the game told 4 or 5. */
  readonly rarity?: 4 | 5;
}

/** One page of the records, newest first. */
export interface RecordPage {
  /** Null on an empty page. */
  readonly uid: string | null;
  /** Hours between the server's time and UTC. */
  readonly zone: number | null;
  readonly rows: readonly RecordRow[];
  /** How many rows could not be read. */
  readonly unread: number;
  /** What to ask for next; null where there is nothing older. */
  readonly next: string | null;
}

/** Why the game gave no rows. */
export type RecordError =
  | { readonly code: 'THROTTLED' }
  | { readonly code: LinkRefusal | 'ANSWER_BROKEN' | 'ACCOUNTS_MIXED' }
  | {
      readonly code: 'GAME_REFUSED';
      readonly args: { readonly retcode: number; readonly message: string };
    };

/** What the game has against a link. */
type LinkRefusal = 'LINK_EXPIRED' | 'LINK_DAMAGED' | 'LINK_OTHER_SERVICE';

const CODES: ReadonlyMap<number, LinkRefusal | 'THROTTLED'> = new Map([
  [-101, 'LINK_EXPIRED'],
  [-100, 'LINK_DAMAGED'],
  [-109, 'LINK_OTHER_SERVICE'],
  [-110, 'THROTTLED'],
]);
const LONGEST_MESSAGE = 200;

/** Reads what the game answered. Rule W24. */
export function readRecordAnswer(
  answer: unknown,
  type: BannerType,
): Result<RecordPage, RecordError> {
  if (!isRecord(answer) || typeof answer.retcode !== 'number') return broken();
  const { retcode, message, data } = answer;
  if (retcode !== 0) {
    const code = CODES.get(retcode);
    if (code) return fail({ code });
    const text = typeof message === 'string' ? message.slice(0, LONGEST_MESSAGE) : '';
    return fail({ code: 'GAME_REFUSED', args: { retcode, message: text } });
  }
  if (!isRecord(data) || !Array.isArray(data.list)) return broken();
  const list: readonly unknown[] = data.list;
  const last = list.at(-1);
  const next = isRecord(last) ? idOf(last.id) : null;
  // Without it there is no asking for more.
  if (list.length > 0 && next === null) return broken();
  const uids = new Set(list.map((row) => (isRecord(row) ? String(row.uid) : '')));
  if (uids.size > 1) return fail({ code: 'ACCOUNTS_MIXED' });
  const [uid = null] = uids;
  if (uid !== null && !isUid(uid)) return broken();
  const read = list.map((row) => readGameRow(row, { uid, zone: null }));
  const pulls = read.flatMap((row) => (row.ok && row.value.type === type ? [row.value] : []));
  return ok({
    ...{ uid, next, zone: zoneOf(data.region_time_zone), unread: list.length - pulls.length },
    rows: pulls.map(({ id, gachaId, itemId, time, rarity }) => ({
      ...{ id: id ?? '', gachaId, itemId, time },
      ...(rarity && { rarity }),
    })),
  });
}

function broken() {
  return fail({ code: 'ANSWER_BROKEN' as const });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function idOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{1,24}$/.test(value) ? value : null;
}

function zoneOf(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= 14 ? value : null;
}
