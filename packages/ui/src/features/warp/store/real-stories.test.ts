import { kindOf } from '@trailbook/core/internal/user-data';
import {
  BANNER_TYPES,
  type BannerType,
  doubtedStandIns,
  gameId,
  type ImportedPull,
  type Pull,
  roundedTwins,
  serverTime,
  settleAccount,
  withSoundIds,
  zoneOfAccount,
} from '@trailbook/core/internal/warp';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_WARPS, type WarpDocuments, warpActions } from './warps-store.ts';

/** One visit to a banner: a single pull, or ten at once. */
interface Visit {
  readonly type: BannerType;
  /** Hours since the beginning, and seconds within the hour. */
  readonly hour: number;
  readonly second: number;
  readonly items: readonly number[];
  /** Pulls of other players before it. */
  readonly others: number;
}

interface Row extends Pull {
  readonly type: BannerType;
  readonly visit: number;
}

const TYPES = [1, 11, 12, 21, 22] as const;
const anyItem = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 20_000, max: 20_005 }) },
  { weight: 2, arbitrary: fc.constantFrom(21_000, 21_001, 1109) },
  { weight: 1, arbitrary: fc.constantFrom(1102, 1003, 23_001) },
);
const anyVisit: fc.Arbitrary<Visit> = fc.record({
  type: fc.constantFrom(...TYPES),
  // Few hours, so that some hold many visits, of 11 and of 21 side by side.
  hour: fc.oneof(fc.nat(2), fc.nat(9000)),
  second: fc.nat(3599),
  items: fc.oneof(
    fc.array(anyItem, { minLength: 10, maxLength: 10 }),
    fc.array(anyItem, { minLength: 1, maxLength: 1 }),
  ),
  others: fc.oneof(fc.constant(0), fc.nat(900)),
});

const anyUid = fc
  .tuple(fc.constantFrom('1', '6', '7', '8'), fc.integer({ min: 1, max: 99 }))
  .map(([server, tail]) => `${server}000000${String(tail).padStart(2, '0')}`);

/** Days on which clocks are changed somewhere, and others. */
const anyBeginning = fc.constantFrom(
  ...['2023-10-29', '2024-03-10', '2025-03-29', '2025-07-18', '2025-11-01'].map(
    (day) => Date.parse(`${day}T22:00:00Z`) / 1000,
  ),
);

/** All rows as the game has them, oldest first. */
function historyOf(uid: string, beginning: number, visits: readonly Visit[]): Row[] {
  const zone = zoneOfAccount(uid);
  const once = new Map(
    visits.map((visit) => [`${visit.type} ${visit.hour} ${visit.second}`, visit]),
  );
  const inTime = [...once.values()].sort((a, b) => a.hour - b.hour || a.second - b.second);
  const counters = new Map<string, number>();
  return inTime.flatMap(({ type, hour, second, items, others }, visit) => {
    const counterOf = `${hour} ${type > 20}`;
    const first = (counters.get(counterOf) ?? 0) + others;
    counters.set(counterOf, first + items.length);
    const begun = beginning + 3600 * hour;
    return items.map((itemId, place) => ({
      id: gameId({ hour: begun, counter: first + place, tail: uid.slice(-2) }),
      time: serverTime(1000 * (begun + second), zone),
      ...{ gachaId: 1000 * (type > 20 ? type - 16 : type > 10 ? type - 9 : 1) + 3 },
      ...{ itemId, zone, type, visit },
    }));
  });
}

/** A piece of a history, and who writes it. */
interface Piece {
  readonly kind: 'link' | 'uigf' | 'shifted' | 'rounded' | 'exactFloat' | 'table' | 'backup';
  readonly from: number;
  readonly to: number;
  readonly isNewestFirst: boolean;
  readonly shift: number;
}

const anyPiece: fc.Arbitrary<Piece> = fc.record({
  kind: fc.constantFrom(
    ...(['link', 'uigf', 'shifted', 'rounded', 'exactFloat', 'table', 'backup'] as const),
  ),
  from: fc.nat(100),
  to: fc.nat(100),
  isNewestFirst: fc.boolean(),
  shift: fc.integer({ min: -13, max: 13 }),
});

/** Its rows. Only rows with ids may be cut within a ten-pull; the game gives all from some visit on. */
function rowsOf(history: readonly Row[], { kind, from, to }: Piece): readonly Row[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const placeOf = (percent: number) => Math.round((history.length * percent) / 100);
  const oldest = history[placeOf(low)]?.visit;
  if (kind === 'link')
    return history.filter(({ visit }) => oldest !== undefined && visit >= oldest);
  if (kind === 'uigf' || kind === 'shifted' || kind === 'backup') {
    return history.slice(placeOf(low), placeOf(high));
  }
  const visits = new Set(history.slice(placeOf(low), placeOf(high)).map(({ visit }) => visit));
  return history.filter(({ visit }) => visits.has(visit));
}

function written({ id, time, ...row }: Row, at: number, { kind, shift }: Piece): ImportedPull {
  const { itemId, gachaId, type, zone } = row;
  const bare = { itemId, gachaId, type, zone };
  if (kind === 'table') return { ...bare, id: null, time };
  if (kind === 'rounded') return { ...bare, id: String(Number(id)), time };
  if (kind === 'exactFloat') return { ...bare, id: String(BigInt(Number(id))), time };
  if (kind !== 'shifted' || at % 3 === 0) return { ...bare, id, time };
  const instant = Date.parse(`${time.replace(' ', 'T')}Z`) + 3_600_000 * shift;
  return { ...bare, id, time: new Date(instant).toISOString().slice(0, 19).replace('T', ' ') };
}

/** Whether any end of an id shows that it was rounded: one in some thousand files of one row leaves none. */
function isTellable(history: readonly Row[], piece: Piece, uid: string): boolean {
  if (piece.kind !== 'rounded' && piece.kind !== 'exactFloat') return true;
  const ids = rowsOf(history, piece).map((row, at) => written(row, at, piece).id ?? '');
  return ids.length === 0 || ids.some((id) => !id.endsWith(uid.slice(-2)));
}

/** What a player has after one more piece. */
function brought(
  documents: WarpDocuments,
  uid: string,
  { history, piece, at }: { history: readonly Row[]; piece: Piece; at: number },
): WarpDocuments {
  const rows = rowsOf(history, piece).map((row, place) => written(row, place, piece));
  const isTheGames = piece.kind === 'link';
  const account = { uid, label: null, pulls: piece.isNewestFirst ? rows.toReversed() : rows };
  const { account: sound, shared } = withSoundIds(account);
  const settled = settleAccount(isTheGames ? account : sound, uid);
  const bring = warpActions.bring(
    new Map(
      [...settled].map(([type, pulls]) => [
        type,
        { pulls, at, isToTheEnd: isTheGames, isTheGames, ...(!isTheGames && { shared }) },
      ]),
    ),
  );
  if (piece.kind !== 'backup') return bring(documents);
  const theirs = bring(NO_WARPS);
  const merged = BANNER_TYPES.map((type) => [
    type,
    kindOf(`warps/1/${type}`).merge(documents[type], theirs[type]),
  ]);
  return { ...documents, ...Object.fromEntries(merged) };
}

/** Bare rows as lines, in order. */
const lines = (pulls: readonly Pick<Pull, 'time' | 'itemId'>[]) =>
  pulls.map(({ time, itemId }) => `${time} ${itemId}`);

// Rules W35 to W37; facts of W5.
it('law: a history in pieces, whoever wrote them and in whatever order, is there once, at its own times', () => {
  const story = fc.record({
    uid: anyUid,
    beginning: anyBeginning,
    visits: fc.array(anyVisit, { minLength: 1, maxLength: 14 }),
    pieces: fc.array(anyPiece, { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(story, ({ uid, beginning, visits, pieces }) => {
      const history = historyOf(uid, beginning, visits);
      fc.pre(pieces.every((piece) => isTellable(history, piece, uid)));
      let documents: WarpDocuments = NO_WARPS;
      for (const [at, piece] of pieces.entries()) {
        documents = brought(documents, uid, { history, piece, at });
      }
      const given = new Set(pieces.flatMap((piece) => rowsOf(history, piece)));
      for (const type of BANNER_TYPES) {
        const expected = history.filter((row) => row.type === type && given.has(row));
        const { pulls } = documents[type];
        expect(lines(pulls).sort()).toEqual(lines(expected).sort());
        expect(pulls.map(({ time }) => time)).toEqual(expected.map(({ time }) => time));
        const { imports = [] } = documents.account.histories[type] ?? {};
        expect(doubtedStandIns(pulls, imports)).toEqual([]);
        expect(roundedTwins(pulls)).toEqual([]);
      }
      // Once the game gives all of it, every row is its own, in its own order.
      const whole: Piece = { kind: 'link', from: 0, to: 0, isNewestFirst: true, shift: 0 };
      documents = brought(documents, uid, { history, piece: whole, at: 9 });
      for (const type of BANNER_TYPES) {
        const rows = history.filter((row) => row.type === type);
        expect(documents[type].pulls.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      }
    }),
    { numRuns: Number(process.env.STORIES ?? 1000) },
  );
}, 300_000);
