import fc from 'fast-check';
import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { characterListPage, characterPage, packPlanner } from '../../../pages/src/index.ts';
import { dataset } from '../../test/real-data.ts';
import { createLookup } from '../dataset/index.ts';
import { MAGIC, TAG } from './format.ts';
import { decodePack, encodePack, PackError } from './index.ts';

const lookup = createLookup(dataset, 'en');
const through = (value: unknown) => decodePack(encodePack(value));

describe('a pack', () => {
  it.each([
    null,
    true,
    false,
    0,
    127,
    128,
    -1,
    2 ** 52 - 1,
    -(2 ** 52),
    2 ** 53,
    1e300,
    -0.5,
    0.1,
    1 / 3,
    5e-324,
    '',
    'a',
    '星穹列車',
    [],
    {},
    [[]],
    [{}, {}],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 2 }],
    [null, { a: 1 }],
    [1, 1.5, -2.25],
    [0.1, 1 / 3],
    [-0, 0],
    [0.1, 123456789012.5],
    [[1], [2]],
    [[1, 2], []],
    [[], []],
    ['a', 'b', 'a'],
    [{}, {}],
    { a: { a: { a: [1, 'a'] } } },
    ['again', ['x', 1], ['x', 1], { y: ['x', 1] }],
  ])('gives back %j', (value) => {
    expect(through(value)).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('law: gives back any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(through(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('keeps dangerous keys as plain fields', () => {
    const value = JSON.parse('[{"__proto__":{"polluted":1}},{"__proto__":2}]');
    const back = through(value) as Record<string, unknown>[];
    expect(JSON.stringify(back)).toBe(JSON.stringify(value));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('leaves out what JSON leaves out', () => {
    expect(through({ a: undefined, b: [undefined] })).toEqual({ b: [null] });
  });
});

describe('bytes that are no pack', () => {
  const pack = encodePack(characterListPage(lookup).characters.slice(0, 5));

  it('are refused where they are cut', () => {
    for (let length = 0; length < pack.length; length++) {
      expect(() => decodePack(pack.slice(0, length))).toThrow(PackError);
    }
  });

  it('are refused with bytes after the end', () => {
    expect(() => decodePack(Uint8Array.from([...pack, 0]))).toThrow(PackError);
  });

  /** An answer or a refusal in words, never another error. */
  const expectAnswer = (bytes: Uint8Array) => {
    try {
      decodePack(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(PackError);
    }
  };

  it('law: whatever was changed, there is an answer or a refusal, at once', () => {
    const change = fc.tuple(fc.nat(pack.length - 1), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const changed = Uint8Array.from(pack);
        for (const [place, byte] of changes) changed[place] = byte;
        expectAnswer(changed);
      }),
    );
  });

  it('law: whatever tags and numbers follow one another, there is an answer or a refusal', () => {
    const constants = [2, 1, 1, 0x61, 0x62];
    const shapes = [3, 0, 1, 0, 2, 0, 1];
    const byte = fc.oneof(
      fc.constantFrom(...Object.values(TAG)),
      fc.nat({ max: 4 }),
      fc.nat({ max: 255 }),
    );
    fc.assert(
      fc.property(fc.array(byte, { minLength: 1, maxLength: 60 }), (bytes) => {
        expectAnswer(Uint8Array.from([...MAGIC, ...constants, ...shapes, ...bytes]));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the size of what pages and tools load', () => {
  const sizes = (value: unknown) => {
    const json = new TextEncoder().encode(JSON.stringify(value));
    return { packed: gzipSync(encodePack(value)).length, json: gzipSync(json).length };
  };

  it("is at least a tenth less than gzipped JSON's, for the planner's tables", () => {
    const { packed, json } = sizes(packPlanner(lookup));
    expect(packed / json).toBeLessThan(0.9);
  });

  it("is at least a quarter less for all characters' pages together", () => {
    const pages = [...dataset.characters.keys()].map((id) => characterPage(lookup, id));
    const { packed, json } = sizes(pages);
    expect(packed / json).toBeLessThan(0.75);
  });
});
