import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset as tables } from '../../test/real-data.ts';
import { SCANNER_FILES } from '../../test/scanner-files.ts';
import type { ItemId } from '../dataset/index.ts';
import { type CharacterEntry, newCharacterEntry, validateEntry } from '../planner/index.ts';
import { prefillOf, readScanner, readShowcase, type ToldAccount } from './index.ts';

const NOTHING: ToldAccount = {
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
const told = (level: number, ascension: number, levels: Record<string, number> = {}) => ({
  ...NOTHING,
  characters: [
    { id: 1102, level, ascension, eidolon: 2, points: { by: 'anchor', levels } as const },
  ],
});

describe('readScanner', () => {
  it.each(Object.entries(SCANNER_FILES))('reads a file of a build %s', (_build, file) => {
    const read = readScanner(JSON.stringify(file));
    expect(read).toMatchObject({
      ok: true,
      value: {
        characters: [{ id: 1102, level: 70, ascension: 5, eidolon: 1 }],
        lightCones: [{ id: 23001, level: 60, ascension: 4 }],
        unread: 0,
      },
    });
    if (read.ok)
      expect(read.value.characters[0]?.points.levels).toMatchObject({ 1: 5, 2: 8, 6: 1 });
  });

  it('has counts where the build writes the whole inventory', () => {
    const counts = Object.values(SCANNER_FILES).map((file) => {
      const read = readScanner(JSON.stringify(file));
      return read.ok ? read.value.materials.length : -1;
    });
    expect(counts).toEqual([0, 2, 2]);
  });

  it.each([
    ['ACCOUNT_BROKEN', '{"source":"reliquary_archiver","characters":['],
    ['ACCOUNT_OTHER', '{"list":[]}'],
    ['ACCOUNT_OTHER', '[]'],
    ['ACCOUNT_EMPTY', '{"source":"reliquary_archiver","characters":[{"id":"x"}]}'],
  ])('says %s', (code, text) => {
    expect(readScanner(text)).toEqual({ ok: false, error: { code } });
  });
});

describe('what a scanner leaves open', () => {
  it('takes no character with it, and numbers may be text', () => {
    const row = { id: 1102, level: '70', ascension: 5, eidolon: null, skills: null, traces: null };
    const file = { source: 'reliquary_archiver', characters: [row], light_cones: null };
    expect(readScanner(JSON.stringify(file))).toMatchObject({
      value: {
        characters: [{ id: 1102, level: 70, eidolon: 0, points: { levels: {} } }],
        unread: 0,
      },
    });
    const told = { ...file, characters: [{ ...row, skills: { basic: '5', skill: 'x' } }] };
    expect(readScanner(JSON.stringify(told))).toMatchObject({
      value: { characters: [{ points: { levels: { 1: 5 } } }], unread: 1 },
    });
  });

  it('counts each value that cannot be read, or is beyond what there is', () => {
    const row = {
      ...{ id: 1102, level: 70, ascension: 5, eidolon: 9, memosprite: { skill: null } },
      skills: { basic: 'six', skill: 3.5, ult: -1, talent: 4 },
      traces: { ability_1: 'yes', ability_2: true, ability_3: false, stat_1: 0 },
    };
    const read = (character: object) =>
      readScanner(JSON.stringify({ source: 'reliquary_archiver', characters: [character] }));
    expect(read(row)).toMatchObject({
      value: { characters: [{ eidolon: 6, points: { levels: { 4: 4, 7: 1 } } }], unread: 5 },
    });
    expect(read({ ...row, eidolon: 'two' })).toMatchObject({
      value: { characters: [{ eidolon: 0 }], unread: 5 },
    });
  });
});

describe('a damaged file of a scanner', () => {
  const damage = fc.record({
    at: fc.nat(5000),
    cut: fc.nat(30),
    put: fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('-1', '1e9', 'null', '{}', '"')),
  });

  it('law: is read as far as it goes or refused with a reason, and lowers nothing', () => {
    const before = seele({ from: { level: 60, ascension: 4 }, eidolon: 1 });
    const reasons = /^ACCOUNT_(TOO_LONG|BROKEN|OTHER|EMPTY)$/;
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(SCANNER_FILES)),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        (file, damages) => {
          const text = damages.reduce((now, { at, cut, put }) => {
            const place = at % (now.length + 1);
            return now.slice(0, place) + put + now.slice(place + cut);
          }, JSON.stringify(file));
          const read = readScanner(text);
          if (!read.ok) {
            expect(read.error.code).toMatch(reasons);
            return;
          }
          const { lines } = prefillOf(
            tables,
            { entries: [before], items: {}, now: NOW },
            read.value,
          );
          for (const line of lines) {
            if (line.kind === 'gone') continue;
            if (line.kind === 'count') expect(line.after).toBeGreaterThanOrEqual(0);
            else expect(validateEntry(tables, line.after).ok).toBe(true);
            if (line.kind !== 'raise') continue;
            expect(line.after.from.level).toBeGreaterThanOrEqual(before.from.level);
            expect(line.after.from.ascension).toBeGreaterThanOrEqual(before.from.ascension);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('readShowcase', () => {
  it('reads who is shown, and takes nobody twice', () => {
    const row = {
      avatarId: 1102,
      level: 80,
      promotion: 6,
      rank: 1,
      equipment: { tid: 23001, level: 80, promotion: 6 },
    };
    const answer = {
      ttl: 60,
      uid: '1',
      detailInfo: { avatarDetailList: [row, { level: 1 }], assistAvatarList: [row] },
    };
    expect(readShowcase(answer)).toMatchObject({
      ttlSeconds: 60,
      account: {
        characters: [{ id: 1102, eidolon: 1 }],
        lightCones: [{ id: 23001, level: 80 }],
        unread: 1,
      },
    });
    expect(readShowcase({ detail: 1 })).toBeUndefined();
  });
});

describe('prefillOf', () => {
  const here = (entry: CharacterEntry, items: Record<string, number> = {}) => ({
    ...{ entries: [entry], items, now: NOW },
  });

  it('raises what is behind, and keeps what is further', () => {
    const before = seele({ from: { level: 50, ascension: 4 }, eidolon: 4 });
    const { lines } = prefillOf(tables, here(before), told(70, 5, { 1: 5, 6: 1 }));
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
    expect(prefillOf(tables, here(before), told(20, 1))).toEqual({
      lines: [],
      unknown: 0,
      same: 1,
    });
  });

  it('offers who is not in the plan, and says what the data do not know', () => {
    const other = { ...told(70, 5), lightCones: [{ id: 99_999, level: 1, ascension: 0 }] };
    const { lines, unknown } = prefillOf(tables, { entries: [], items: {}, now: NOW }, other);
    expect(lines).toMatchObject([{ kind: 'new', after: { id: 1102, from: { level: 70 } } }]);
    expect(unknown).toBe(1);
  });

  it('refuses levels that the game does not have', () => {
    expect(prefillOf(tables, here(seele()), told(70, 0))).toMatchObject({ lines: [], unknown: 1 });
    expect(prefillOf(tables, here(seele()), told(999, 6))).toMatchObject({ lines: [], unknown: 1 });
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
    const { lines, same } = prefillOf(tables, here(seele(), { 2: 50, 241: 5 }), account);
    expect(lines).toEqual([{ kind: 'count', item: 2 as ItemId, before: 50, after: 10 }]);
    expect(same).toBe(1);
  });

  it('takes no count beyond the most that is kept of an item, and says that a row was not read', () => {
    const materials = [
      { id: 2, count: 10 ** 12 },
      { id: 241, count: 999_999_999 },
    ];
    const read = readScanner(JSON.stringify({ source: 'reliquary_archiver', materials }));
    expect(read).toMatchObject({
      value: { materials: [{ id: 241 }], unreadMaterials: 1, unread: 1 },
    });
  });

  it('offers as gone what an inventory does not list any more, as one line', () => {
    const items = { 2: 50, 241: 5, 242: 0, 99999: 3 };
    const materials = [{ id: 2, count: 50 }];
    const gone = (account: Partial<ToldAccount>) =>
      prefillOf(tables, here(seele(), items), { ...NOTHING, ...account }).lines;
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
        const account = told(c as number, d as number, points);
        const rows = account.characters.map((row) => ({ ...row, eidolon }));
        const { lines } = prefillOf(tables, here(before), { ...account, characters: rows });
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
