import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { Deflate } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inflate } from './inflate.ts';

function unpack(packed: Uint8Array): Uint8Array | string {
  const chunks: Uint8Array[] = [];
  const outcome = inflate(packed, (chunk) => {
    chunks.push(chunk.slice());
    return true;
  });
  return outcome === 'whole' ? Buffer.concat(chunks) : outcome;
}

const bytesOf = (values: ArrayLike<number>) => Buffer.from(Uint8Array.from(values));

/** Texts that repeat themselves near and far, as JSON does, and bytes that do not. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc
    .array(fc.tuple(fc.constantFrom('{"id":', '1682521200', '\n', 'é'), fc.nat({ max: 400 })))
    .map((pieces) => Buffer.from(pieces.map(([text, times]) => text.repeat(times)).join(''))),
);

describe('law: what was deflated is unpacked again', () => {
  it('at every level and by every strategy', () => {
    const strategies = [
      constants.Z_DEFAULT_STRATEGY,
      constants.Z_HUFFMAN_ONLY,
      constants.Z_RLE,
      constants.Z_FIXED,
    ];
    fc.assert(
      fc.property(
        anyBytes,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(...strategies),
        (bytes, level, strategy) => {
          expect(unpack(deflateRawSync(bytes, { level, strategy }))).toEqual(bytesOf(bytes));
        },
      ),
    );
  });

  it('in as many pieces as it was packed', () => {
    fc.assert(
      fc.property(fc.array(anyBytes, { maxLength: 8 }), (pieces) => {
        const packed: Uint8Array[] = [];
        const deflate = new Deflate({ level: 6 }, (chunk) => packed.push(chunk));
        for (const piece of pieces) deflate.push(Uint8Array.from(piece));
        deflate.push(new Uint8Array(0), true);
        expect(unpack(Buffer.concat(packed))).toEqual(Buffer.concat(pieces));
      }),
    );
  });

  it('in chunks of bounded size, however long it is', () => {
    const bytes = Buffer.alloc(3_000_000, 'a line that is repeated over and over\n');
    let longest = 0;
    let length = 0;
    const outcome = inflate(deflateRawSync(bytes), (chunk) => {
      longest = Math.max(longest, chunk.length);
      length += chunk.length;
      return true;
    });
    expect([outcome, length]).toEqual(['whole', bytes.length]);
    expect(longest).toBeLessThanOrEqual(160 * 1024);
  });
});

describe('unpacking', () => {
  const text = Buffer.from('All that a player has. '.repeat(9000));

  it('stops where no more is wanted', () => {
    let chunks = 0;
    const outcome = inflate(deflateRawSync(text, { level: 0 }), () => {
      chunks++;
      return false;
    });
    expect([outcome, chunks]).toEqual(['refused', 1]);
  });

  it('finds what was cut short, wherever it was', () => {
    const packed = deflateRawSync(text.subarray(0, 400));
    for (let end = 0; end < packed.length; end++) {
      expect(unpack(packed.subarray(0, end))).toBe('damaged');
    }
  });

  it.each([
    ['a kind of block that there is not', [0b111]],
    ['a stored block whose length is told in two ways', [0b001, 1, 0, 1, 0, 65]],
    ['a repetition of what never stood there', [0b011, 0b10]],
    // Four codes of one bit.
    ['more codes than there is room for', [0b101, 0, 0b10010010, 0b00100100]],
  ])('refuses %s', (_what, packed) => {
    expect(unpack(Uint8Array.from(packed))).toBe('damaged');
  });

  it('law: answers whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const unpacked = unpack(bytes);
        expect(unpacked === 'damaged' || unpacked instanceof Uint8Array).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
