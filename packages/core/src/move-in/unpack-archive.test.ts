import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackArchive } from './unpack-archive.ts';

const letters = (text: string) => new TextEncoder().encode(text);
const ENTRY = 0x02014b50;

/** An archive with bytes of each entry of its list written over. */
function withEntries(archive: Uint8Array, write: (view: DataView, at: number) => void) {
  const changed = archive.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at + 46 <= changed.length; at++) {
    if (view.getUint32(at, true) === ENTRY) write(view, at);
  }
  return changed;
}

const namesOf = (file: Uint8Array) => {
  const unpacked = unpackArchive(file);
  return unpacked.ok ? unpacked.value.files.map(({ name }) => name) : unpacked.error.code;
};

describe('an archive', () => {
  it('gives its files, packed or not, without folders and what systems add', () => {
    const archive = zipSync({
      'export/': new Uint8Array(),
      'export/warps.json': letters('{"a":1}'),
      'plain.csv': [letters('a,b\n1,2'), { level: 0 }],
      '__MACOSX/export/._warps.json': letters('x'),
      'export/.DS_Store': letters('x'),
    });
    const unpacked = unpackArchive(archive);
    expect(unpacked).toEqual({
      ok: true,
      value: {
        files: [
          { name: 'warps.json', bytes: letters('{"a":1}') },
          { name: 'plain.csv', bytes: letters('a,b\n1,2') },
        ],
        refused: [],
      },
    });
  });

  it('names files without the folders, which may lead anywhere', () => {
    const archive = zipSync({
      '../../etc/passwd.json': letters('1'),
      'C:\\Windows\\x.csv': letters('2'),
      '/a/b\u202Egnp.json': letters('3'),
    });
    expect(namesOf(archive)).toEqual(['passwd.json', 'x.csv', 'bgnp.json']);
  });

  it('gives both of two files of one name', () => {
    const archive = zipSync({ 'a.json': letters('first'), 'b.json': letters('second') });
    const twins = withEntries(archive, (view, at) => view.setUint8(at + 46, 0x61));
    expect(namesOf(twins)).toEqual(['a.json', 'a.json']);
  });

  it('is refused where it holds too many files, or too much', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [`${at}`, letters('')]),
    );
    expect(namesOf(zipSync(many))).toBe('ARCHIVE_TOO_MANY');
    const bomb = zipSync({ a: new Uint8Array(8_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    expect(namesOf(bomb)).toBe('ARCHIVE_TOO_LARGE');
    const small = zipSync({ a: letters('x'.repeat(2000)), b: letters('y'.repeat(2000)) });
    expect(unpackArchive(small, { files: 9, bytes: 3000, ratio: 250 })).toMatchObject({
      error: { code: 'ARCHIVE_TOO_LARGE' },
    });
  });

  it('is not believed where it says too little or too much of a file', () => {
    const archive = zipSync({ a: letters('x'.repeat(3000)), b: letters('whole') });
    const lies = [1, 2999, 3001].map((size) =>
      withEntries(archive, (view, at) => {
        if (view.getUint8(at + 46) === 0x61) view.setUint32(at + 24, size, true);
      }),
    );
    for (const lie of lies) {
      expect(unpackArchive(lie)).toMatchObject({
        value: { files: [{ name: 'b' }], refused: [{ name: 'a', code: 'PART_DAMAGED' }] },
      });
    }
    const huge = withEntries(archive, (view, at) => view.setUint32(at + 24, 0xffffffff, true));
    expect(namesOf(huge)).toBe('ARCHIVE_TOO_LARGE');
  });

  it('says which files are encrypted, and which are archives themselves', () => {
    const inner = zipSync({ 'deep.json': letters('{}') });
    const archive = zipSync({ 'inner.zip': inner, 'a.json': letters('{}') });
    expect(unpackArchive(archive)).toMatchObject({
      value: { files: [{ name: 'a.json' }], refused: [{ name: 'inner.zip', code: 'PART_NESTED' }] },
    });
    const locked = withEntries(archive, (view, at) => view.setUint16(at + 8, 1, true));
    expect(unpackArchive(locked)).toMatchObject({
      value: { files: [], refused: [{ code: 'PART_ENCRYPTED' }, { code: 'PART_ENCRYPTED' }] },
    });
  });

  it('law: has an answer however it is cut or changed', () => {
    const archive = zipSync({ 'a.json': letters('{"a":1}'), 'b.csv': letters('a,b\n'.repeat(99)) });
    for (let end = 0; end < archive.length; end++) {
      expect(namesOf(archive.slice(0, end))).toBe('ARCHIVE_DAMAGED');
    }
    const places = fc.array(fc.tuple(fc.nat({ max: archive.length - 1 }), fc.nat({ max: 255 })));
    fc.assert(
      fc.property(places, (changes) => {
        const changed = archive.slice();
        for (const [at, byte] of changes) changed[at] = byte;
        unpackArchive(changed);
      }),
      { numRuns: 2000 },
    );
  });
});
