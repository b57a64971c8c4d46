import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder';

const place = mkdtempSync(join(tmpdir(), 'trailbook-folder-'));
afterAll(() => rmSync(place, { recursive: true }));

describe('a folder', () => {
  it('is made with all that it is in, and left alone where it is', () => {
    const folder = join(place, 'a/b/c');
    makeFolder(folder);
    writeFileSync(join(folder, 'kept'), '');
    makeFolder(folder);
    expect(existsSync(join(folder, 'kept'))).toBe(true);
  });

  it('is not made of a file, nor below one', () => {
    const file = join(place, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(file)).toThrow('EEXIST');
    expect(() => makeFolder(join(file, 'below'))).toThrow('ENOTDIR');
    expect(statSync(file).isFile()).toBe(true);
  });

  it.runIf(existsSync('/proc'))('is refused by what takes none', () => {
    expect(() => makeFolder('/proc/trailbook')).toThrow('ENOENT');
    expect(() => makeFolder('/proc/trailbook/below')).toThrow('ENOENT');
  });
});
