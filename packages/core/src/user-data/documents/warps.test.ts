import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withFastPath } from './fast-path.ts';
import { warpsKind } from './warps.ts';

const plain = { id: '17', gachaId: 0, itemId: 1102, time: '2023-04-26 18:00:00', zone: -5 };
const read = (pulls: unknown) => warpsKind.schema.safeParse({ version: 1, pulls });

describe('pulls that are stored', () => {
  it('are kept as they are where nothing is strange about them', () => {
    const pulls = [plain];
    expect(read(pulls).data?.pulls).toBe(pulls);
  });

  it('lose what does not belong to them, and stand in one order', () => {
    const { zone, ...rest } = plain;
    const found = read([{ zone, ...rest, more: 1 }]).data?.pulls;
    expect(JSON.stringify(found)).toBe(JSON.stringify([plain]));
  });

  it('keep that the game told them, as those that were stored before do without it', () => {
    const pulls = [plain, { ...plain, id: '18', source: 'game' }];
    expect(read(pulls).data?.pulls).toBe(pulls);
    const { zone, ...rest } = { ...plain, source: 'game' };
    expect(read([{ ...rest, zone }]).data?.pulls).toEqual([{ ...plain, source: 'game' }]);
    expect(read([{ ...plain, source: undefined }]).success).toBe(false);
  });

  it('keep the stars that were told of a character', () => {
    const pulls = [
      { ...plain, rarity: 4 },
      { ...plain, id: '18', rarity: 5, source: 'game' },
    ];
    expect(read(pulls).data?.pulls).toBe(pulls);
    const turned = { ...plain, source: 'game', rarity: 5 };
    expect(JSON.stringify(read([turned]).data?.pulls)).toBe(
      JSON.stringify([{ ...plain, rarity: 5, source: 'game' }]),
    );
  });

  it.each([
    ['stars that there are not', { ...plain, rarity: 6 }, 'rarity'],
    ['no stars under their name', { ...plain, rarity: undefined }, 'rarity'],
    ['an id that is none', { ...plain, id: '1a' }, 'id'],
    ['a number for an id', { ...plain, id: 17 }, 'id'],
    ['half a thing', { ...plain, itemId: 1.5 }, 'itemId'],
    ['a number that is not exact', { ...plain, gachaId: 2 ** 53 }, 'gachaId'],
    ['a time of another form', { ...plain, time: '2023-04-26' }, 'time'],
    ['a zone off the earth', { ...plain, zone: 15 }, 'zone'],
    ['no number for a zone', { ...plain, zone: Number.NaN }, 'zone'],
    ['a source that there is not', { ...plain, source: 'me' }, 'source'],
  ])('do not fit with %s, and it is told where', (_what, pull, field) => {
    const { error } = read([plain, pull]);
    expect(error?.issues[0]?.path).toEqual(['pulls', 1, field]);
  });

  it('do not fit where one of the list is missing', () => {
    const holed = new Array(2);
    holed[0] = plain;
    expect(read(holed).success).toBe(false);
  });
});

describe('a short test before a schema', () => {
  const isSeven = (value: unknown): value is number => value === 7;

  it('is all that what passes it meets', () => {
    const refuses = z.number().check(z.refine(() => false));
    expect(withFastPath(isSeven, refuses).safeParse(7).success).toBe(true);
    expect(withFastPath(isSeven, refuses).safeParse(8).success).toBe(false);
  });

  it('law: it changes neither what fits nor what is made of it', () => {
    const anyPull = fc.record(
      {
        id: fc.oneof(fc.constantFrom('1', '', 'x'), fc.bigInt({ min: 0n }).map(String)),
        gachaId: fc.oneof(fc.integer(), fc.double()),
        itemId: fc.oneof(fc.nat(), fc.constant(null)),
        time: fc.constantFrom('2023-04-26 18:00:00', '2023', 1),
        zone: fc.oneof(fc.integer({ min: -20, max: 20 }), fc.double()),
        source: fc.constantFrom('game', 'me', undefined),
      },
      { requiredKeys: ['id', 'time'] },
    );
    const always = z.object({
      id: z.string().check(z.regex(/^\d{1,24}$/)),
      gachaId: z.int().check(z.nonnegative()),
      itemId: z.int().check(z.nonnegative()),
      time: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      zone: z.number().check(z.minimum(-14), z.maximum(14)),
      source: z.exactOptional(z.literal('game')),
    });
    fc.assert(
      fc.property(anyPull, (pull) => {
        const slowly = always.safeParse(pull);
        const part = read([pull]);
        expect(part.success).toBe(slowly.success);
        if (slowly.success) expect(part.data?.pulls).toEqual([slowly.data]);
      }),
      { numRuns: 1000 },
    );
  });
});
