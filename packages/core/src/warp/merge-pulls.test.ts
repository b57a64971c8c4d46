import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPulls } from '../../test/any-user-data.ts';
import { type ImportedPull, mergePulls, type Pull, settleAccount } from './index.ts';
import { isInMinute, isStandIn } from './made-up-ids.ts';
import { isSamePull } from './standing-row.ts';

const UID = '800000001';

describe('merging histories', () => {
  it('laws: associative, idempotent, and nothing is lost', () => {
    fc.assert(
      fc.property(anyPulls, anyPulls, anyPulls, (a, b, c) => {
        expect(mergePulls(mergePulls(a, b), c)).toEqual(mergePulls(a, mergePulls(b, c)));
        expect(mergePulls(mergePulls(a, b), b)).toEqual(mergePulls(a, b));
        const ids = new Set([...a, ...b].map((pull) => pull.id));
        expect(new Set(mergePulls(a, b).map((pull) => pull.id))).toEqual(ids);
      }),
    );
  });

  it('law: mine stands, unless theirs is better known', () => {
    const isGames = ({ source }: Pull) => source === 'game';
    fc.assert(
      fc.property(anyPulls, anyPulls, (a, b) => {
        const [mine, theirs] = [mergePulls(a, []), mergePulls(b, [])];
        const merged = new Map(mergePulls(mine, theirs).map((pull) => [pull.id, pull]));
        for (const pull of mine) {
          const other = theirs.find(({ id }) => id === pull.id);
          const stands = merged.get(pull.id);
          if (!other) expect(stands).toEqual(pull);
          else if (isGames(pull) !== isGames(other)) {
            expect(stands).toEqual(isGames(pull) ? pull : other);
          } else if (pull.gachaId > 0 === other.gachaId > 0 && pull.time === other.time) {
            // Times in other zones may lie nearer to what the id tells.
            if (pull.zone === other.zone) expect(stands).toEqual(pull);
          }
        }
      }),
    );
  });

  it('a merge of a backup leaves my item, however theirs is written', () => {
    const mine = { id: '1682521200000000001', gachaId: 2003, time: '2023-04-26 23:00:00', zone: 8 };
    const [low, high] = [
      { ...mine, itemId: 1102 },
      { ...mine, itemId: 23001 },
    ];
    expect(mergePulls([low], [high])).toEqual([low]);
    expect(mergePulls([high], [low])).toEqual([high]);
  });

  it('what the game tells stands over a file, and a file over an item that cannot be', () => {
    const pull = { id: '1682521200000000001', gachaId: 2003, time: '2023-04-26 23:00:00', zone: 8 };
    const cut = { ...pull, itemId: 2 };
    const whole = { ...pull, itemId: 20006 };
    const told = { ...pull, itemId: 20007, source: 'game' as const };
    for (const [less, better] of [
      [cut, whole],
      [cut, told],
      [whole, told],
    ] as const) {
      expect(mergePulls([less], [better])).toEqual([better]);
      expect(mergePulls([better], [less])).toEqual([better]);
    }
  });

  it('a row that names its banner stays, whoever brings it', () => {
    const pull = { id: '1', itemId: 1102, time: '2023-04-26 18:00:00', zone: 8 };
    const [named, unnamed] = [
      { ...pull, gachaId: 2003 },
      { ...pull, gachaId: 0 },
    ];
    expect(mergePulls([named], [unnamed])).toEqual([named]);
    expect(mergePulls([unnamed], [named])).toEqual([named]);
  });

  it('a row that tells its stars stays, whoever brings it, but not before what the game told', () => {
    const pull = { id: '1', gachaId: 1, itemId: 1990, time: '2023-04-26 18:00:00', zone: 8 };
    const told = { ...pull, rarity: 5 as const };
    const fromTheGame = { ...pull, source: 'game' as const };
    expect(mergePulls([pull], [told])).toEqual([told]);
    expect(mergePulls([told], [pull])).toEqual([told]);
    expect(mergePulls([told], [fromTheGame])).toEqual([fromTheGame]);
  });

  it('of two times of a pull the one in the hour of its id stays, whoever brings the other', () => {
    const recorded = { id: '1682503800000123456', gachaId: 2003, itemId: 1102, zone: -5 };
    const right = { ...recorded, time: '2023-04-26 05:00:10' };
    const later = { ...recorded, time: '2023-04-26 18:00:10' };
    const earlier = { ...recorded, time: '2023-04-25 16:00:10' };
    for (const shifted of [later, earlier]) {
      expect(mergePulls([right], [shifted])).toEqual([right]);
      expect(mergePulls([shifted], [right])).toEqual([right]);
    }
  });

  it('a time that an earlier version moved to that of the id gives way to any other of the hour', () => {
    const row = { id: '1682503800000123456', gachaId: 2003, itemId: 1102, zone: -5 };
    const right = { ...row, time: '2023-04-26 05:29:40' };
    const moved = { ...row, time: '2023-04-26 05:14:40' };
    expect(mergePulls([right], [moved])).toEqual([right]);
    expect(mergePulls([moved], [right])).toEqual([right]);
    const named = { ...moved, rarity: 5 as const };
    expect(mergePulls([named], [right])).toEqual([{ ...named, time: right.time }]);
    const fromTheGame = { ...row, time: '2023-04-26 05:08:00', source: 'game' as const };
    expect(mergePulls([right], [fromTheGame])).toEqual([fromTheGame]);
  });

  it('a rounded id that the game has given again is not another pull, be its end the account’s', () => {
    const row = { gachaId: 2003, itemId: 20_000, time: '2023-10-30 07:00:00', zone: 8 };
    const given = { ...row, id: '1698621000007337256', source: 'game' as const };
    const rounded = { ...row, id: String(BigInt(Number(given.id))) };
    expect(rounded.id).not.toBe(given.id);
    expect(mergePulls([rounded], [given])).toEqual([given]);
    expect(mergePulls([given], [rounded])).toEqual([given]);
    // Of another item, or where the game has not given that second, nobody knows.
    const other = { ...rounded, itemId: 20_001 };
    expect(mergePulls([other], [given])).toHaveLength(2);
    expect(mergePulls([rounded], [{ ...row, id: given.id }])).toHaveLength(2);
  });

  it('ids one apart beyond the reach of numbers stay two pulls', () => {
    const pull = { gachaId: 1, itemId: 1102, time: '2023-04-26 18:00:00', zone: 8 };
    const a = { ...pull, id: '1682521200000000001' };
    const b = { ...pull, id: '1682521200000000002' };
    expect(mergePulls([b], [a])).toEqual([a, b]);
  });
});

/** A history as it was: seconds with one pull or ten, of few items, so that some come twice in one second. */
const anyTruth = fc
  .array(
    fc.record({
      after: fc.integer({ min: 1, max: 5 }),
      items: fc.oneof<fc.Arbitrary<number[]>[]>(
        fc.array(fc.constantFrom(1102, 20000, 20001), { minLength: 1, maxLength: 1 }),
        fc.array(fc.constantFrom(1102, 20000, 20001, 20002, 23001), {
          minLength: 10,
          maxLength: 10,
        }),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((seconds) => {
    let second = 1_700_000_000;
    return seconds.flatMap(({ after, items }) => {
      second += after;
      const time = new Date(1000 * (second + 8 * 3600)).toISOString().slice(0, 19);
      return items.map((itemId: number, place: number): ImportedPull => {
        const id = `${second}00000${String(1017 + 31 * place)}`;
        return { id, itemId, type: 11, gachaId: 2003, time: time.replace('T', ' '), zone: 8 };
      });
    });
  });

const settled = (rows: readonly ImportedPull[]): readonly Pull[] =>
  settleAccount({ uid: UID, label: null, pulls: rows }, UID).get(11) ?? [];
const withoutIds = (rows: readonly ImportedPull[]) => rows.map((row) => ({ ...row, id: null }));
const toTheMinute = (rows: readonly ImportedPull[]) =>
  withoutIds(rows).map((row) => ({ ...row, time: row.time.replace(/\d\d$/, '00') }));
const byHand = (row: ImportedPull): ImportedPull => ({ ...row, isByHand: true });
const fromTheGame = (pulls: readonly Pull[]) =>
  pulls.map((pull) => ({ ...pull, source: 'game' as const }));

/** A truth and pieces of it as files tell them: from anywhere to anywhere, with ids or without. */
const anyPieces = anyTruth.chain((truth) =>
  fc.record({
    truth: fc.constant(truth),
    pieces: fc.array(
      fc
        .tuple(
          fc.nat({ max: truth.length }),
          fc.nat({ max: truth.length }),
          fc.constantFrom('no ids', 'no ids', 'to the minute', 'ids', 'the game', 'by hand'),
        )
        .map(([a, b, kind]) => {
          const rows = truth.slice(Math.min(a, b), Math.max(a, b));
          if (kind === 'no ids') return settled(withoutIds(rows));
          if (kind === 'to the minute') return settled(toTheMinute(rows));
          if (kind === 'by hand') {
            const first = truth.filter(({ time }) => time === rows[0]?.time).slice(0, 1);
            return settled(withoutIds(first).map(byHand));
          }
          // The game tells all of a second, or none of it.
          const times = new Set(rows.map(({ time }) => time));
          return kind === 'ids'
            ? settled(rows)
            : fromTheGame(settled(truth.filter(({ time }) => times.has(time))));
        }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
);

describe('rows without ids', () => {
  const items = (pulls: readonly Pull[]) => pulls.map(({ itemId }) => itemId);
  const ten = [20000, 20001, 20002, 20003, 1102, 20004, 20005, 20000, 20006, 23001].map(
    (itemId): ImportedPull => ({
      ...{ id: null, itemId, type: 11, gachaId: 2003, zone: 8 },
      time: '2023-04-26 18:00:00',
    }),
  );

  it.each([
    ['its end', ten.slice(5)],
    ['its beginning', ten.slice(0, 5)],
    ['its middle', ten.slice(3, 8)],
  ])('of a part of a ten-pull and then the whole are ten, in their order: %s', (_, part) => {
    for (const [first, second] of [
      [part, ten],
      [ten, part],
    ] as const) {
      expect(items(mergePulls(settled(first), settled(second)))).toEqual(items(settled(ten)));
    }
  });

  it('join as parts of a ten-pull to all ten, and stand in its order when the whole comes', () => {
    // Both have the 3★ that comes twice: what two parts have alike may be the same.
    const joined = mergePulls(settled(ten.slice(0, 8)), settled(ten.slice(7)));
    expect(items(joined).sort()).toEqual(items(settled(ten)).sort());
    expect(items(mergePulls(joined, settled(ten)))).toEqual(items(settled(ten)));
  });

  it('that an earlier version numbered otherwise join as well', () => {
    const older = ten.map(({ type: _type, ...row }, place) => ({
      ...row,
      id: `168250320099900000${place}`,
      zone: 8,
    }));
    expect(items(mergePulls(older, settled(ten)))).toEqual(items(older));
    expect(mergePulls(older.slice(5), settled(ten))).toHaveLength(10);
    expect(mergePulls(older, older)).toEqual(older);
  });

  it('give way to a file’s row of the same item, and all of a second to the game’s', () => {
    const rows = settled(ten.map((row) => ({ ...row, time: '2023-04-26 18:00:20' })));
    const real = { ...(rows[4] as Pull), id: '1682503200000123457' };
    const joined = mergePulls(rows, [real]);
    expect(joined).toHaveLength(10);
    expect(joined).toContainEqual(real);
    expect(mergePulls(rows, fromTheGame([real]))).toEqual(fromTheGame([real]));
  });

  it('of a table that tells minutes alone give way to those of that minute, whichever came first', () => {
    const at = (second: string) =>
      settled(ten.map((row) => ({ ...row, time: `2023-04-26 18:00:${second}` })));
    const [table, whole] = [at('00'), at('27')];
    const real = whole.map((pull, place) => ({ ...pull, id: `16825032270000010${10 + place}` }));
    for (const better of [whole, real, fromTheGame(real)]) {
      expect(mergePulls(table, better)).toEqual(better);
      expect(mergePulls(better, table)).toEqual(better);
    }
    for (const part of [whole.slice(5), real.slice(5)]) {
      expect(items(mergePulls(table, part)).sort()).toEqual(items(whole).sort());
    }
    // The next ten-pull of that minute is another.
    expect(mergePulls(fromTheGame(real), at('59'))).toHaveLength(20);
  });

  it('keep what comes twice in a ten-pull of which another file tells one', () => {
    const five = settled(ten.slice(0, 5)).map((pull, at) => ({
      ...pull,
      id: `168250320000000${String(1017 + 31 * at)}`,
    }));
    for (const joined of [mergePulls(five, settled(ten)), mergePulls(settled(ten), five)]) {
      expect(items(joined).sort()).toEqual(items(settled(ten)).sort());
      expect(joined).toEqual(expect.arrayContaining(five));
      expect(mergePulls(joined, settled(ten))).toEqual(joined);
    }
  });

  it('laws: pieces of one history commute and associate, and give the whole as soon as it came', () => {
    fc.assert(
      fc.property(anyPieces, fc.boolean(), ({ truth, pieces }, hasIds) => {
        const [a, b = [], c = []] = pieces;
        expect(mergePulls(a ?? [], b)).toEqual(mergePulls(b, a ?? []));
        expect(mergePulls(mergePulls(a ?? [], b), c)).toEqual(
          mergePulls(a ?? [], mergePulls(b, c)),
        );
        const joined = pieces.reduce<readonly Pull[]>((all, piece) => mergePulls(all, piece), []);
        expect(joined).toEqual(
          pieces.reduceRight<readonly Pull[]>((all, piece) => mergePulls(all, piece), []),
        );
        for (const piece of pieces) expect(mergePulls(joined, piece)).toEqual(joined);
        const whole = settled(hasIds ? truth : withoutIds(truth));
        const isKnown = pieces.flat().some(({ id }) => !isStandIn(id));
        const all = mergePulls(joined, hasIds ? fromTheGame(whole) : whole);
        const isMinute = ({ id }: Pull) => isInMinute(id);
        if (hasIds) expect(all).toEqual(fromTheGame(whole));
        else if (pieces.flat().some(isMinute)) expect(all.some(isMinute)).toBe(false);
        else if (!isKnown) expect(items(all)).toEqual(items(whole));
      }),
      { numRuns: 1000 },
    );
  });

  it('of either direction of a file stand in one order', () => {
    const later = ten.map((row) => ({ ...row, time: '2023-04-27 18:00:00' }));
    const file = [...ten, ...later];
    expect(settled(file.toReversed())).toEqual(settled(file));
    // What the rows of one banner type do not tell, those of another do.
    const other = { ...(ten[0] as ImportedPull), type: 12 as const };
    const turned = [...ten.toReversed(), { ...other, time: '2023-04-28 18:00:00' }, other];
    expect(settled(turned)).toEqual(settled(ten));
  });
});

it('isSamePull asks for every field', () => {
  const pull: Pull = { id: '1', gachaId: 1, itemId: 1102, time: '2023-04-26 18:00:00', zone: 8 };
  expect(isSamePull(pull, { ...pull })).toBe(true);
  expect(isSamePull(pull, { ...pull, source: 'game' })).toBe(false);
});
