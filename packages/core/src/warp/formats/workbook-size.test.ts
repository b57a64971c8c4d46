import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workbookSize } from './workbook-size.ts';

const letters = (count: number) => new Uint8Array(count).fill(0x61);

/** The list of an archive's parts, and where a part's unpacked size stands in it. */
function withSize(archive: Uint8Array, size: number): Uint8Array {
  const changed = archive.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at + 4 <= changed.length; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return changed;
}

describe('what a workbook unpacks to', () => {
  it('is the sum of its parts, packed or not', () => {
    const archive = zipSync({
      'a.xml': letters(70_000),
      'b.xml': [letters(50), { level: 0 }],
      'empty.xml': letters(0),
    });
    expect(workbookSize(archive)).toEqual({ ok: true, value: 70_050 });
  });

  it('is bounded, before anything of it is kept', () => {
    const bomb = zipSync({ 'a.xml': letters(2_000_000), 'b.xml': letters(2_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    expect(workbookSize(bomb, 3_000_000)).toEqual({
      ok: false,
      error: { code: 'FORMAT_TOO_LARGE' },
    });
  });

  it('is not what the archive says where that is a lie', () => {
    const archive = zipSync({ 'a.xml': letters(500_000) });
    for (const size of [1, 499_999, 500_001]) {
      expect(workbookSize(withSize(archive, size))).toMatchObject({
        error: { code: 'FORMAT_DAMAGED' },
      });
    }
    // Whoever believes it makes room for four gigabytes.
    expect(workbookSize(withSize(archive, 0xffffffff))).toMatchObject({
      error: { code: 'FORMAT_TOO_LARGE' },
    });
  });

  it('law: of whatever else comes there is an answer', () => {
    const archive = zipSync({ 'a.xml': letters(3000), 'b.xml': letters(9) });
    const anyDamage = fc.record({
      at: fc.nat({ max: archive.length - 1 }),
      byte: fc.nat({ max: 255 }),
      length: fc.nat({ max: archive.length }),
    });
    fc.assert(
      fc.property(anyDamage, ({ at, byte, length }) => {
        const damaged = archive.slice(0, length);
        if (at < length) damaged[at] = byte;
        const size = workbookSize(damaged);
        expect(size.ok ? size.value : size.error.code).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });
});
