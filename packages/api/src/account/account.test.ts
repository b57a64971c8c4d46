import { accountChanges } from '@trailbook/core/internal/account';
import { newCharacterEntry, validateEntry } from '@trailbook/core/internal/planner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset as tables } from '../../../core/test/real-data.ts';
import { SCANNER_FILES } from '../../test/scanner-files.ts';
import { readScanner, readShowcase } from './index.ts';

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
    const response = { ...file, characters: [{ ...row, skills: { basic: '5', skill: 'x' } }] };
    expect(readScanner(JSON.stringify(response))).toMatchObject({
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
    const fresh = newCharacterEntry(tables, 1102, { now: 1 });
    if (!fresh) throw new Error('Seele is not among the tables.');
    const before = { ...fresh, from: { level: 60, ascension: 4 }, eidolon: 1 };
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
          const { lines } = accountChanges(
            tables,
            { entries: [before], items: {}, now: 1_700_000_000_000 },
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
