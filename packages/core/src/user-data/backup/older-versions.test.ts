import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HEAD, mergeData, packBackup, rowsOf, type UserData, unpackBackup } from '../index.ts';

/** Backups as versions of these days wrote them; the files are never written anew. */
const FOLDER = new URL('../../../test/backups/', import.meta.url);
const FILES = readdirSync(FOLDER).map(
  (name) => [name, new Uint8Array(readFileSync(new URL(name, FOLDER)))] as const,
);

type Line = readonly [profile: string, name: string, part: string, value: unknown];

/** What stands in a file, row by row, without anything of ours. */
function written(file: Uint8Array): Line[] {
  const lines = gunzipSync(file).toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line)).filter(Array.isArray) as unknown as Line[];
}

function linesOf(data: UserData): Line[] {
  return data.flatMap((stored) =>
    [...rowsOf(stored)].map(([part, value]): Line => [stored.profile, stored.name, part, value]),
  );
}

/** What is stored otherwise today than those versions wrote it, by the name of the document. */
const SINCE: Readonly<Record<string, (part: string, value: object) => unknown>> = {
  achievements: (part, value) => (part === HEAD ? { ...value, version: 2 } : value),
};

/** A file's rows as they are written today. */
function today(file: Uint8Array): Line[] {
  return written(file).map(([profile, name, part, value]): Line => {
    return [profile, name, part, SINCE[name]?.(part, value as object) ?? value];
  });
}

const inOrder = (lines: readonly Line[]) =>
  lines.toSorted((a, b) => (String(a.slice(0, 3)) < String(b.slice(0, 3)) ? -1 : 1));

describe.each(FILES)('the backup of %s', (_name, file) => {
  it('is read whole: each row is what was written, of the version of today', () => {
    const read = unpackBackup(file);
    expect(read.ok && inOrder(linesOf(read.value.data))).toEqual(inOrder(today(file)));
  });

  it('loses nothing when it is merged into an empty store, and packed again', () => {
    const read = unpackBackup(file);
    const merged = mergeData([], read.ok ? read.value.data : []);
    const again = packBackup(merged, { createdAt: 1, store: 'another', revision: 1 });
    expect(again.ok && inOrder(written(again.value))).toEqual(inOrder(today(file)));
  });
});

it('there is a file for each kind of document', () => {
  const kinds = FILES.flatMap(([, file]) => written(file))
    .filter(([, , part]) => part === HEAD)
    .map(([, name]) => name.split('/', 1)[0] ?? '');
  expect(new Set(kinds)).toEqual(
    new Set([
      'planner',
      'inventory',
      'warps',
      'account',
      'odds',
      'forecast',
      'achievements',
      'preferences',
      'dismissals',
      'profiles',
      // Of a version that is not there yet.
      'journal',
    ]),
  );
});
