import fc from 'fast-check';
import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toolFile } from '../../test/tool-files.ts';
import { recognise, unpackArchive } from '../move-in/index.ts';
import { packBackup } from '../user-data/index.ts';
import { parseHistory, unpackedFile } from '../warp/index.ts';
import { unpackGzip } from './gzip.ts';

const letters = (text: string) => new TextEncoder().encode(text);
const MOST = 1000;

describe('a gzip file', () => {
  it('is unpacked, with a name and a comment in its header', () => {
    const packed = gzipSync(letters('{"a":1}'), { filename: 'warps.json' });
    expect(unpackGzip(packed, MOST)).toEqual({ ok: true, value: letters('{"a":1}') });
  });

  it('is refused where it says that it holds too much, or another size than it does', () => {
    const packed = gzipSync(letters('x'.repeat(5000)));
    expect(unpackGzip(packed, 4999)).toMatchObject({ error: 'GZIP_TOO_LARGE' });
    for (const size of [4999, 5001]) {
      const lie = packed.slice();
      new DataView(lie.buffer).setUint32(lie.length - 4, size, true);
      expect(unpackGzip(lie, 10_000)).toMatchObject({ error: 'GZIP_DAMAGED' });
    }
  });

  it('law: has an answer however it is cut or changed', () => {
    const packed = gzipSync(letters('{"a":1}'.repeat(50)), { filename: 'a.json' });
    for (let end = 0; end < packed.length; end++) {
      expect(unpackGzip(packed.slice(0, end), MOST).ok).toBe(false);
    }
    const changes = fc.array(fc.tuple(fc.nat({ max: packed.length - 1 }), fc.nat({ max: 255 })));
    fc.assert(
      fc.property(changes, (list) => {
        const changed = packed.slice();
        for (const [at, byte] of list) changed[at] = byte;
        unpackGzip(changed, MOST);
      }),
    );
  });
});

describe('what a gzip file holds', () => {
  const packed = toolFile('warps', 'uigf.json.gz');

  it('is read as if it had not been packed', () => {
    expect(parseHistory(packed)).toMatchObject({
      value: { format: 'uigf', accounts: [{ uid: '800000202' }], refused: [] },
    });
    expect(recognise(packed)).toBe('archive');
    const unpacked = unpackArchive(packed);
    const [file] = unpacked.ok ? unpacked.value.files : [];
    expect(file?.name).toBe('');
    expect(recognise(file?.bytes ?? '')).toBe('history');
  });

  it('is no backup of ours, which stays packed', () => {
    const backup = packBackup([], { createdAt: 1, store: 's', revision: 1 });
    const file = backup.ok ? backup.value : new Uint8Array();
    expect(recognise(file)).toBe('backup');
    expect(recognise(file.slice(0, 30))).toBe('backup');
    expect(unpackedFile(file)).toMatchObject({ error: { code: 'FORMAT_BACKUP' } });
  });

  it('is refused where it is damaged, too large, or packed again', () => {
    const cut = packed.slice(0, -9);
    expect(parseHistory(cut)).toMatchObject({
      error: { code: 'FORMAT_DAMAGED', args: { format: 'gzip' } },
    });
    expect(unpackArchive(cut)).toMatchObject({ error: { code: 'ARCHIVE_DAMAGED' } });
    const bomb = gzipSync(new Uint8Array(8_000_000));
    expect(unpackArchive(bomb)).toMatchObject({ error: { code: 'ARCHIVE_TOO_LARGE' } });
    expect(unpackedFile(bomb, 1000)).toMatchObject({ error: { code: 'FORMAT_TOO_LARGE' } });
    expect(unpackArchive(gzipSync(packed))).toMatchObject({
      value: { refused: [{ name: '', code: 'PART_NESTED' }] },
    });
    expect(parseHistory(gzipSync(packed))).toMatchObject({ ok: false });
  });
});
