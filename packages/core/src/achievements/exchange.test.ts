import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_TOLD, previewAchievements, readExchange, writeExchange } from './exchange.ts';

const anyIds = fc.uniqueArray(fc.integer({ min: 4_000_000, max: 4_999_999 }), {
  minLength: 1,
  maxLength: 60,
});

describe('readExchange', () => {
  it.each([
    ['the exchange of the trackers', '{"hsr_achievements":[4010101,4010102]}'],
    ['a list of ids', '[4010101, "4010102"]'],
    ["stardb.gg's rows", '[{"id":4010101,"jades":20},{"id":4010102,"set":1}]'],
    ['ids one after another', ' 4010101, 4010102\n'],
    ['the whole export of stardb.gg', '{"user":{"hsr":{"achievements":[4010101,4010102]}}}', true],
    [
      'the whole export of pom.moe',
      '{"default":{"items":[],"achievements":[{"id":4010101},{"id":4010102}]}}',
      true,
    ],
    ['a file that begins with a mark of its encoding', '\uFEFF[4010101,4010102]'],
  ])('reads %s', (_what, text, hasUnread = false) => {
    expect(readExchange(text)).toMatchObject({
      ok: true,
      value: { ids: [4010101, 4010102], hasUnread },
    });
  });

  it.each([
    [2, '[{"id":4010101,"jades":20},{"id":4010102,"name":"x"}]'],
    [0, '[{"id":4010101,"done":true},{"id":4010102,"done":false}]'],
    [0, '[{"id":4010101},{"id":4010102}]'],
    [0, '{"hsr_achievements":[4010101]}'],
  ])('counts rows that tell of an achievement, and not whether it is done: %i', (unsaid, text) => {
    expect(readExchange(text)).toMatchObject({ value: { unsaid } });
  });

  it('says that there is more in it than can be read', () => {
    expect(readExchange('[4010101,"x"]')).toMatchObject({ value: { hasUnread: true } });
  });

  it.each([
    ['TOLD_BROKEN', '{"hsr_achievements":[4010101'],
    ['TOLD_BROKEN', '{"items":'.repeat(200_000)],
    ['TOLD_NOTHING', '{"hsr_achievements":[]}'],
    ['TOLD_NOTHING', 'hello'],
    ['TOLD_NOTHING', ''],
    ['TOLD_NOTHING', '"4010101"'],
    ['TOLD_TOO_LONG', ' '.repeat(LONGEST_TOLD + 1)],
  ])('says %s', (code, text) => {
    expect(readExchange(text)).toEqual({ ok: false, error: { code } });
  });

  it('law: what was written is read again, the same', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        const read = readExchange(writeExchange(ids));
        expect(read).toEqual({
          ok: true,
          value: { ids: [...ids].sort((a, b) => a - b), hasUnread: false, unsaid: 0 },
        });
      }),
    );
  });

  it('law: of a damaged file each outcome has a reason, and an import takes nothing away', () => {
    const forms = [
      (ids: readonly number[]) => writeExchange(ids),
      (ids: readonly number[]) => JSON.stringify(ids.map((id) => ({ id, jades: 5 }))),
      (ids: readonly number[]) => ids.join('\n'),
    ];
    const damage = fc.record({
      at: fc.nat(2000),
      cut: fc.nat(20),
      put: fc.string({ maxLength: 6 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        anyIds,
        fc.array(damage, { minLength: 1, maxLength: 5 }),
        fc.subarray([4010101, 4010102, 4030101]),
        (form, ids, damages, had) => {
          const text = damages.reduce((now, { at, cut, put }) => {
            const place = at % (now.length + 1);
            return now.slice(0, place) + put + now.slice(place + cut);
          }, form(ids));
          const read = readExchange(text);
          if (!read.ok) {
            expect(read.error.code).toMatch(/^TOLD_(TOO_LONG|BROKEN|NOTHING)$/);
            return;
          }
          const isDone = (id: number) => had.includes(id);
          const preview = previewAchievements(read.value.ids, {
            isDone,
            isKnown: (id) => id < 4_500_000,
          });
          const after = new Set([...had, ...preview.added, ...preview.unknown]);
          expect(had.every((id) => after.has(id))).toBe(true);
          expect(read.value.ids.every((id) => after.has(id))).toBe(true);
          const { added, unknown, already } = preview;
          expect(added.length + unknown.length + already.length).toBe(read.value.ids.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
