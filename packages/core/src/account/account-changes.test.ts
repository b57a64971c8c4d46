import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset as tables } from '../../test/real-data.ts';
import type { ItemId } from '../dataset/index.ts';
import { type CharacterEntry, newCharacterEntry, validateEntry } from '../planner/index.ts';
import { type AccountSnapshot, accountChanges } from './index.ts';

const NOTHING: AccountSnapshot = {
  characters: [],
  lightCones: [],
  materials: [],
  unreadMaterials: 0,
  unread: 0,
};
const NOW = 1_700_000_000_000;
const seele = (fields: Partial<CharacterEntry> = {}): CharacterEntry => {
  const fresh = newCharacterEntry(tables, 1102, { now: 1 });
  if (!fresh) throw new Error('Seele is not among the tables.');
  return { ...fresh, ...fields };
};
const snapshot = (level: number, ascension: number, levels: Record<string, number> = {}) => ({
  ...NOTHING,
  characters: [
    { id: 1102, level, ascension, eidolon: 2, points: { by: 'anchor', levels } as const },
  ],
});

describe('accountChanges', () => {
  const here = (entry: CharacterEntry, items: Record<string, number> = {}) => ({
    ...{ entries: [entry], items, now: NOW },
  });

  it('raises what is behind, and keeps what is further', () => {
    const before = seele({ from: { level: 50, ascension: 4 }, eidolon: 4 });
    const { lines } = accountChanges(tables, here(before), snapshot(70, 5, { 1: 5, 6: 1 }));
    expect(lines).toMatchObject([
      { kind: 'raise', after: { from: { level: 70, ascension: 5 }, eidolon: 4 } },
    ]);
    const [line] = lines;
    const after =
      line?.kind === 'raise' && line.after.kind === 'character' ? line.after : undefined;
    expect(after?.skills['1102001']?.[0]).toBe(5);
    expect(after?.traces['1102101']).toBe('unlocked');
  });

  it('lowers nothing by itself', () => {
    const before = seele({ from: { level: 80, ascension: 6 }, eidolon: 6 });
    expect(accountChanges(tables, here(before), snapshot(20, 1))).toEqual({
      lines: [],
      unknown: 0,
      same: 1,
    });
  });

  it('offers who is not in the plan, and says what the data do not know', () => {
    const other = { ...snapshot(70, 5), lightCones: [{ id: 99_999, level: 1, ascension: 0 }] };
    const { lines, unknown } = accountChanges(tables, { entries: [], items: {}, now: NOW }, other);
    expect(lines).toMatchObject([{ kind: 'new', after: { id: 1102, from: { level: 70 } } }]);
    expect(unknown).toBe(1);
  });

  it('refuses levels that the game does not have', () => {
    expect(accountChanges(tables, here(seele()), snapshot(70, 0))).toMatchObject({
      lines: [],
      unknown: 1,
    });
    expect(accountChanges(tables, here(seele()), snapshot(999, 6))).toMatchObject({
      lines: [],
      unknown: 1,
    });
  });

  it('sets counts to what there is, stacks of one item together', () => {
    const account = {
      ...NOTHING,
      materials: [
        { id: 2, count: 7 },
        { id: 2, count: 3 },
        { id: 241, count: 5 },
      ],
    };
    const { lines, same } = accountChanges(tables, here(seele(), { 2: 50, 241: 5 }), account);
    expect(lines).toEqual([{ kind: 'count', item: 2 as ItemId, before: 50, after: 10 }]);
    expect(same).toBe(1);
  });

  it('offers as gone what an inventory does not list any more, as one line', () => {
    const items = { 2: 50, 241: 5, 242: 0, 99999: 3 };
    const materials = [{ id: 2, count: 50 }];
    const gone = (account: Partial<AccountSnapshot>) =>
      accountChanges(tables, here(seele(), items), { ...NOTHING, ...account }).lines;
    expect(gone({ materials })).toEqual([{ kind: 'gone', items: [{ item: 241, before: 5 }] }]);
    // Without an inventory, or where rows of it could not be read, nobody can tell.
    expect(gone({})).toEqual([]);
    expect(gone({ materials, unreadMaterials: 1, unread: 1 })).toEqual([]);
    // What of a character could not be read says nothing of items.
    expect(gone({ materials, unread: 1 })).toHaveLength(1);
  });

  it('law: whatever is told, levels never go down and each entry fits the game', () => {
    const stand = fc.constantFrom([1, 0], [20, 0], [20, 1], [45, 3], [60, 5], [80, 6], [80, 2]);
    const levels = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '6', '9', '18'), fc.nat(20));
    fc.assert(
      fc.property(stand, stand, levels, fc.nat(9), ([a, b], [c, d], points, eidolon) => {
        const before = seele({ from: { level: a as number, ascension: b as number } });
        if (!validateEntry(tables, before).ok) return;
        const account = snapshot(c as number, d as number, points);
        const rows = account.characters.map((row) => ({ ...row, eidolon }));
        const { lines } = accountChanges(tables, here(before), { ...account, characters: rows });
        for (const line of lines) {
          if (line.kind !== 'raise' || line.after.kind !== 'character') continue;
          const { after } = line;
          expect(validateEntry(tables, after).ok).toBe(true);
          expect(after.from.level).toBeGreaterThanOrEqual(before.from.level);
          expect(after.from.ascension).toBeGreaterThanOrEqual(before.from.ascension);
          expect(after.eidolon).toBeGreaterThanOrEqual(before.eidolon);
          for (const [id, [from, to]] of Object.entries(before.skills)) {
            expect(after.skills[id]?.[0]).toBeGreaterThanOrEqual(from);
            expect(after.skills[id]?.[1]).toBeGreaterThanOrEqual(to);
          }
        }
      }),
    );
  });
});
