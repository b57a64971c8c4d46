import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyUserData } from '../../../test/any-user-data.ts';
import { kindOf, type PlacedDocument, toRows, unpackBackup } from '../index.ts';
import { sealed } from './container.ts';
import { crc32 } from './crc32.ts';
import { toLine } from './lines.ts';

/** Checksums keep out what broke on its way. Here they are right, and what is inside is not. */

const CODES = /^BACKUP_(NOT_OURS|NEWER|DAMAGED|TOO_LARGE|BROKEN)$/;
const measures = { planner: 0, inventory: 0, warps: 0, achievements: 0 };
const head = { format: 'trailbook-backup', createdAt: 1, store: 's', revision: 1, measures };

const textOf = (lines: readonly unknown[]): Uint8Array => Buffer.concat(lines.map(toLine));
const fileOf = (text: Uint8Array) => sealed(deflateRawSync(text), crc32(text), text.length);

function rowsOf(data: readonly PlacedDocument[]): unknown[] {
  return data.flatMap(({ profile, name, document }) =>
    [...toRows(kindOf(name), document)].map(([part, value]) => [profile, name, part, value]),
  );
}

/** Bytes written over others, at places that stand for shares of the whole. */
const changes = fc.array(
  fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat({ max: 255 })),
  { minLength: 1, maxLength: 6 },
);
const changed = (bytes: Uint8Array, by: readonly (readonly [share: number, byte: number])[]) => {
  const copy = Uint8Array.from(bytes);
  for (const [share, byte] of by) copy[Math.floor(share * copy.length)] = byte;
  return copy;
};

/** Whatever is read fits so well that it can be written and read again. */
function expectAnswer(file: Uint8Array): void {
  const read = unpackBackup(file);
  if (!read.ok) {
    expect(read.error.code).toMatch(CODES);
    return;
  }
  const { data } = read.value;
  const rows = rowsOf(data as readonly PlacedDocument[]);
  const again = unpackBackup(fileOf(textOf([head, ...rows, { rows: rows.length }])));
  expect(again.ok && again.value.data).toEqual(data);
}

describe('law: a file with right checksums is read or refused', () => {
  it('whatever bytes of its text were changed', () => {
    fc.assert(
      fc.property(anyUserData, changes, (data, by) => {
        const rows = rowsOf(data);
        expectAnswer(fileOf(changed(textOf([head, ...rows, { rows: rows.length }]), by)));
      }),
    );
  });

  it('whatever rows were lost, doubled, put elsewhere or given other values', () => {
    const move = fc.tuple(
      fc.constantFrom('lose', 'double', 'swap', 'set'),
      fc.nat(),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anyUserData, fc.array(move, { minLength: 1, maxLength: 4 }), (data, moves) => {
        const rows = rowsOf(data);
        for (const [what, place, value] of moves) {
          const at = place % Math.max(1, rows.length);
          if (what === 'lose') rows.splice(at, 1);
          else if (what === 'double') rows.splice(at, 0, rows[at]);
          else if (what === 'swap') rows.push(...rows.splice(at, 1));
          else rows[at] = [...((rows[at] as unknown[] | undefined) ?? []).slice(0, 3), value];
        }
        expectAnswer(fileOf(textOf([head, ...rows, { rows: rows.length }])));
      }),
    );
  });

  it('whatever packed bytes were changed', () => {
    fc.assert(
      fc.property(anyUserData, changes, (data, by) => {
        const text = textOf([head, ...rowsOf(data)]);
        expectAnswer(sealed(changed(deflateRawSync(text), by), crc32(text), text.length));
      }),
    );
  });

  it('whatever lines it is made of', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), (lines) => {
        expectAnswer(fileOf(textOf([head, ...lines])));
      }),
    );
  });
});
