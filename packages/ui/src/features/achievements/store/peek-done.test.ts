import 'fake-indexeddb/auto';
import { type Documents, kindOf } from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasDatabase } from '../../../storage/documents/has-database.ts';
import { storeSeen } from '../../../storage/documents/seen-store.ts';
import { openDocumentDatabase } from '../../../storage/index.ts';
import { peekDone } from './peek-done.ts';

type Achievements = Pick<Documents, 'achievements'>;

const achievements = { profile: 'default', name: 'achievements' } as const;
const profiles = { profile: '', name: 'profiles' } as const;

async function keep(done: Readonly<Record<string, number>>, undone = {}) {
  const database = openDocumentDatabase();
  const document = { ...kindOf('achievements').empty, done, undone };
  await database.change<Achievements>({ achievements }, () => ({ achievements: document }));
  return database;
}

async function keepProfiles(...deleted: (number | null)[]) {
  const { profiles: list, ...head } = kindOf('profiles').empty;
  const others = deleted.map((deletedAt, at) => ({
    ...{ id: `p${at}`, name: `P${at}`, createdAt: 1, deletedAt },
  }));
  const document = { ...head, profiles: [...list, ...others] };
  await openDocumentDatabase().change<Pick<Documents, 'profiles'>>({ profiles }, () => ({
    profiles: document,
  }));
}

/** Writes past everything that checks. */
async function put(part: string, value: unknown) {
  const request = indexedDB.open('trailbook');
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const writing = request.result.transaction('rows', 'readwrite');
  writing.objectStore('rows').put(value, ['default', 'achievements', part]);
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  request.result.close();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('glanceAtDone', () => {
  it('sees what the store would read: done, without what was taken back', async () => {
    const done = { 4010101: 5, 4010102: 0 };
    const database = await keep(done, { 4010103: 7 });
    expect(await peekDone()).toEqual(done);
    const read = await database.load<Achievements>({ achievements });
    expect(read).toMatchObject({ value: { documents: { achievements: { done } } } });
  });

  it('sees that nothing is done where other things are stored', async () => {
    await keepProfiles();
    expect(await peekDone()).toEqual({});
  });

  it('tells which store was seen, so that another is not taken for it', async () => {
    await keep({ 4010101: 5 });
    await peekDone();
    const { ledger } = await openDocumentDatabase().notes();
    expect(storeSeen()).toBe(ledger?.store);
    expect(ledger?.store).toEqual(expect.any(String));
  });

  it('makes no database where there is none', async () => {
    expect(await peekDone()).toBeUndefined();
    expect(await hasDatabase()).toBe(false);
  });

  it('passes over profiles that are deleted, and leaves it to the store to choose among others', async () => {
    await keep({ 4010101: 5 });
    await keepProfiles(9);
    expect(await peekDone()).toEqual({ 4010101: 5 });
    await keepProfiles(9, null);
    expect(await peekDone()).toBeUndefined();
  });

  it.each([
    ['a later version', '', { version: 99, parts: 1 }],
    ['an older version', '', { version: 1, parts: 1 }],
    ['a part too many', '4010109', 5],
    ['no head', '', null],
    ['a time that is none', '4010101', 'x'],
  ])('leaves it to the store to say what is the matter: %s', async (_what, part, value) => {
    await keep({ 4010101: 5 });
    await put(part, value);
    expect(await peekDone()).toBeUndefined();
  });
});
