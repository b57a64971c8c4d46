import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLinks } from './find-links.ts';
import { MOST_READ, readCache } from './read-cache.ts';
import {
  entryOf,
  HOUR,
  linkWith,
  loadedFrom,
  type MadeMachine,
  makeMachine,
  NOW,
} from './test/made-game.ts';

let made: MadeMachine;
beforeEach(() => {
  made = makeMachine();
});
afterEach(() => made.remove());

const link = linkWith('accountA');

it('looks at few places of a log that names thousands, at the last of them first of all', async () => {
  const crowd = join(made.prefix, 'drive_c', 'crowd');
  mkdirSync(crowd, { recursive: true });
  for (let at = 0; at < 3000; at++) writeFileSync(join(crowd, `file${at}`), '');
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    loadedFrom(`C:/crowd/none${at}/StarRail_Data`),
  );
  made.log(lines.join('').slice(0, 900_000) + loadedFrom());
  made.cache(made.gameIn(), '2.30.1.0', [entryOf(link, HOUR)]);
  const began = performance.now();
  const { links } = await findLinks(made.machine, { now: NOW });
  expect(links.map(({ text }) => text)).toEqual([link]);
  expect(performance.now() - began).toBeLessThan(2000);
});

it('takes no key of a service whose name begins as that of the records', async () => {
  made.log(loadedFrom());
  made.cache(made.gameIn(), '2.30.1.0', [
    entryOf(linkWith('shop', { appid: 'webview_gacha_shop' }), HOUR),
    entryOf(`${link}&x_auth_appid=webview_gacha`.replace('&auth_appid', '&other_appid'), HOUR),
  ]);
  expect((await findLinks(made.machine, { now: NOW })).reason).toBe('NO_LINK');
});

it('looks at no more entries, and long keys, than its budget has', async () => {
  const long = Array.from({ length: 9 }, (_, at) =>
    entryOf(`${link}&n=${at}${'x'.repeat(900)}`, at),
  );
  const cache = made.cache(made.gameIn(), null, long);
  const read = async (budget = { ...MOST_READ }) =>
    (await readCache(cache, budget))?.filter(({ key }) => key.includes('authkey=')).length;
  expect(await read()).toBe(9);
  expect(await read({ ...MOST_READ, longKeys: 3 })).toBe(3);
  expect(await read({ ...MOST_READ, entries: 0 })).toBe(0);
});

it('reads no key that is longer than a link can be', async () => {
  const cache = made.cache(made.gameIn(), null, [
    entryOf(`${link}&n=${'x'.repeat(9000)}`, HOUR),
    entryOf(link, HOUR),
  ]);
  const keys = (await readCache(cache))?.filter(({ key }) => key.includes('authkey='));
  expect(keys?.map(({ key }) => key.length < 2000)).toEqual([true]);
});
