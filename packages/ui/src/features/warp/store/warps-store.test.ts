import { kindOf } from '@trailbook/core/internal/user-data';
import type { Pull } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import {
  mayLackCollaborations,
  NO_WARPS,
  newestIds,
  warpActions,
  warpsStore,
} from './warps-store.ts';

const pull = (second: number, id = `${1_700_000_000 + second}000000001`): Pull => ({
  ...{ id, gachaId: 2003, itemId: 1102, zone: 8 },
  time: new Date((1_700_000_000 + second + 8 * 3600) * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' '),
});
/** As it is kept once the game told it. */
const told = (second: number): Pull => ({ ...pull(second), source: 'game' });
/** As a file without ids gives it. */
const standIn = (second: number) => pull(second, `${1_700_000_000 + second}999000000`);
/** As a player enters it. */
const byHand = (second: number) => pull(second, `${1_700_000_000 + second}998001000`);
const bring = (at: number, pulls: readonly Pull[], isToTheEnd = false) =>
  warpActions.bring(new Map([[11, { pulls, at, isToTheEnd, isTheGames: true }]]));
const bringFile = (at: number, pulls: readonly Pull[]) =>
  warpActions.bring(new Map([[11, { pulls, at, isToTheEnd: false }]]));

describe('warpActions', () => {
  it('bring pulls, and note from where to where the import went', () => {
    const after = bring(5, [pull(2), pull(1)], true)(NO_WARPS);
    expect(after[11].pulls).toEqual([told(1), told(2)]);
    expect(after.account.histories[11]).toEqual({
      ...{ isComplete: null, manual: [] },
      imports: [
        { at: 5, oldest: pull(1).id, newest: pull(2).id, isToTheEnd: true, isByType: true },
      ],
    });
    expect(after[12]).toBe(NO_WARPS[12]);
  });

  it('bring a shorter history without taking a row away', () => {
    const full = bring(5, [pull(1), pull(2), pull(3)])(NO_WARPS);
    expect(bring(6, [pull(3)])(full)[11]).toBe(full[11]);
  });

  it('believe the game where a file told a pull differently, and what is here rather than a file', () => {
    const wrong = { ...pull(1), itemId: 9999 };
    for (const before of [bring(5, [wrong]), bringFile(5, [wrong])]) {
      const mended = bring(6, [pull(1)], true)(before(NO_WARPS));
      expect(mended[11].pulls).toEqual([told(1)]);
      expect(bringFile(7, [wrong, pull(2)])(mended)[11].pulls).toEqual([told(1), pull(2)]);
    }
    const mine = bringFile(5, [pull(1)])(NO_WARPS);
    const other = { ...pull(1), itemId: 1205 };
    expect(bringFile(6, [other])(mine)[11].pulls).toEqual([pull(1)]);
  });

  it('let the same row stand as a merge of a backup does', () => {
    const rows = [pull(1), told(1), { ...pull(1), itemId: 2 }, { ...told(1), itemId: 1205 }];
    for (const mine of rows) {
      for (const theirs of rows) {
        const here = bringFile(5, [mine])(NO_WARPS);
        const merged = kindOf('warps/1/11').merge(here[11], { ...here[11], pulls: [theirs] });
        expect(bringFile(6, [theirs])(here)[11].pulls).toEqual(merged.pulls);
      }
    }
  });

  it('keep an id under each banner type that has it: collaborations are counted apart', () => {
    const part = { pulls: [pull(1)], at: 5, isToTheEnd: true, isTheGames: true };
    const types = [11, 21, 12, 22] as const;
    const after = warpActions.bring(new Map(types.map((type) => [type, part])))(NO_WARPS);
    for (const type of types) expect(after[type].pulls).toEqual([told(1)]);
  });

  it('remove what is there twice because its id was rounded, and nothing else the game or a file told', () => {
    const twin = pull(1, '1700000001000000000');
    const before = bringFile(6, [twin])(bring(5, [pull(1), pull(2)])(NO_WARPS));
    expect(before[11].pulls).toEqual([twin, told(1), told(2)]);
    const ids = new Set(before[11].pulls.map(({ id }) => id));
    expect(warpActions.remove(11, ids)(before)[11].pulls).toEqual([told(1), told(2)]);
  });

  it('note nothing of rows that only stand in, which prove nothing of what is between them', () => {
    const after = bring(5, [standIn(1), standIn(9)])(NO_WARPS);
    expect(after[11].pulls).toHaveLength(2);
    expect(after.account).toBe(NO_WARPS.account);
  });

  it('enter pulls by hand, which give way to the game’s own of that second', () => {
    const after = warpActions.enter(11, [byHand(4)])(NO_WARPS);
    expect(after[11].pulls).toEqual([byHand(4)]);
    expect(bring(5, [pull(4)])(after)[11].pulls).toEqual([told(4)]);
  });

  it('correct and remove what was entered by hand, and nothing else', () => {
    const before = bring(5, [pull(1)])(warpActions.enter(11, [byHand(4)])(NO_WARPS));
    const corrected = warpActions.correct(11, byHand(4).id, { ...byHand(4), itemId: 1205 })(before);
    expect(corrected[11].pulls).toEqual([told(1), { ...byHand(4), itemId: 1205 }]);
    const moved = warpActions.correct(11, byHand(4).id, byHand(0))(before);
    expect(moved[11].pulls).toEqual([byHand(0), told(1)]);
    const removed = warpActions.remove(11, new Set([byHand(4).id, pull(1).id]))(before);
    expect(removed[11].pulls).toEqual([told(1)]);
    expect(warpActions.correct(11, pull(1).id, byHand(9))(before)).toBe(before);
    expect(warpActions.correct(11, byHand(9).id, byHand(8))(before)).toBe(before);
  });

  it('tell of the beginning what the player says', () => {
    const after = warpActions.tellComplete(11, true)(NO_WARPS);
    expect(after.account.histories[11]?.isComplete).toBe(true);
  });

  it('leave documents that can be stored', () => {
    const after = bring(5, [pull(2), pull(1)])(warpActions.enter(11, [byHand(0)])(NO_WARPS));
    expect(kindOf('account/1').schema.safeParse(after.account).success).toBe(true);
    expect(kindOf('warps/1/11').schema.safeParse(after[11]).success).toBe(true);
  });
});

describe('newestIds', () => {
  it('are the game’s own, where an import may stop', () => {
    const whole = bring(5, [pull(1), pull(2), pull(3), standIn(9)], true)(NO_WARPS);
    const ids = newestIds(whole, 2);
    expect(ids.get(11)).toEqual([pull(2).id, pull(3).id]);
    expect(ids.get(1)).toEqual([]);
  });

  it('are none of a file, which may lack what the game still tells', () => {
    const ofFile = bring(5, [pull(8), pull(9)])(NO_WARPS);
    expect(newestIds(ofFile, 12).get(11)).toEqual([]);
    const whole = bring(6, [pull(1), pull(2)], true)(NO_WARPS);
    const apart = bring(7, [pull(8), pull(9)])(whole);
    expect(newestIds(apart, 12).get(11)).toEqual([pull(1).id, pull(2).id]);
  });

  it('are none of a file above what the game told, even where it reaches into that', () => {
    const whole = bring(6, [pull(1), pull(2)], true)(NO_WARPS);
    const fiveStars = bringFile(7, [pull(2), pull(9)])(whole);
    expect(newestIds(fiveStars, 12).get(11)).toEqual([pull(1).id, pull(2).id]);
    // Once the game has told what lay between, an import may stop there.
    const told = bring(8, [pull(2), pull(5), pull(9)])(fiveStars);
    expect(newestIds(told, 1).get(11)).toEqual([pull(9).id]);
  });

  it('are those of later imports that met what was there', () => {
    const whole = bring(6, [pull(1), pull(2)], true)(NO_WARPS);
    const met = bring(7, [pull(2), pull(3)])(whole);
    expect(newestIds(met, 2).get(11)).toEqual([pull(2).id, pull(3).id]);
  });
});

// Rule W37.
describe('imports of earlier versions', () => {
  const at = Date.UTC(2026, 0, 1);
  const earlier = (when: number) => {
    const after = bring(when, [pull(1), pull(2)], true)(NO_WARPS);
    const [{ isByType: _, ...span } = {}] = after.account.histories[11]?.imports ?? [];
    const histories = { 11: { isComplete: null, imports: [span], manual: [] } };
    return { ...after, account: { ...after.account, histories } } as typeof after;
  };

  it('may lack rows of collaborations until the game was asked for all once more', () => {
    expect(mayLackCollaborations(earlier(at))).toBe(true);
    expect(newestIds(earlier(at), 12).get(11)).toEqual([]);
    const again = bring(at + 1, [pull(1), pull(2)], true)(earlier(at));
    expect(mayLackCollaborations(again)).toBe(false);
    expect(newestIds(again, 12).get(11)).toEqual([pull(1).id, pull(2).id]);
  });

  it('lack nothing from before there were collaborations, and files none that the game would give', () => {
    expect(mayLackCollaborations(earlier(5))).toBe(false);
    expect(mayLackCollaborations(bringFile(at, [pull(1)])(NO_WARPS))).toBe(false);
    expect(mayLackCollaborations(NO_WARPS)).toBe(false);
  });
});

describe('warpsStore', () => {
  it('is one for all who ask for an account of a profile', () => {
    const database = { listen: () => () => undefined };
    const device = { database, stores: new Map() } as unknown as Parameters<typeof warpsStore>[0];
    const store = warpsStore(device, 'default', '800000001');
    expect(warpsStore(device, 'default', '800000001')).toBe(store);
    expect(warpsStore(device, 'second', '800000001')).not.toBe(store);
    expect(warpsStore(device, 'default', '600000001')).not.toBe(store);
  });
});
