import { readRecordAnswer, readRecordLink, recordUrl } from '@trailbook/api/records';
import { type BannerType, compareIds, statistics } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { FOURS, fakeAccount } from './account.ts';
import { recordLinkOf } from './links.ts';
import { createRecordApi, type RecordApi, type RecordApiOptions } from './record-api.ts';

const NOW = Date.parse('2026-11-22T00:00:00Z');
const DAY_MS = 86_400_000;
const account = fakeAccount({ uid: '700000001', pulls: 400, from: NOW - 300 * DAY_MS, until: NOW });
const link = readRecordLink(recordLinkOf(account));
if (!link.ok) throw new Error(link.error);

const apiOf = (options: Partial<RecordApiOptions> = {}) =>
  createRecordApi({ accounts: [account], now: NOW, ...options });
const urlOf = (type: BannerType, endId = '0') =>
  new URL(recordUrl(link.value, { type, endId }, 'http://127.0.0.1'));
const ask = async (api: RecordApi, url: URL) =>
  (await api.answer(new Request(url))).response?.json();

describe('a made-up account', () => {
  it('is the same for the same seed, and pulls in ten at once', () => {
    const options = { uid: '700000001', pulls: 400, from: NOW - 300 * DAY_MS, until: NOW };
    expect(fakeAccount(options)).toEqual(account);
    const pulls = account.pulls.get(11) ?? [];
    const bySecond = Map.groupBy(pulls, ({ time }) => time);
    expect(Math.max(...[...bySecond.values()].map((list) => list.length))).toBe(10);
  });

  it('has ids as the game makes them: the hour and ten minutes, a counter, the end of the account', () => {
    for (const list of account.pulls.values()) {
      expect(list).toEqual(list.toSorted((a, b) => compareIds(a.id, b.id)));
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    for (const { id, time } of [...account.pulls.values()].flat()) {
      const hour = Date.parse(`${time.slice(0, 13).replace(' ', 'T')}:00:00+01:00`) / 1000;
      expect(id).toMatch(new RegExp(`^${hour + 600}\\d{7}01$`));
    }
  });

  it('counts a ten-pull one by one, and collaborations apart', () => {
    const tens = Map.groupBy(account.pulls.get(21) ?? [], ({ time }) => time);
    const [ten] = [...tens.values()].filter(({ length }) => length === 10);
    const first = BigInt(ten?.[0]?.id ?? 0);
    expect(ten?.map(({ id }) => BigInt(id) - first)).toEqual(
      Array.from({ length: 10 }, (_, place) => 100n * BigInt(place)),
    );
    const busy = fakeAccount({ uid: '700000001', pulls: 4000, from: NOW - 4 * DAY_MS, until: NOW });
    const events = [11, 12, 1, 2] as const;
    const ids = new Set(events.flatMap((type) => busy.pulls.get(type)?.map(({ id }) => id) ?? []));
    expect(busy.pulls.get(21)?.some(({ id }) => ids.has(id))).toBe(true);
  });

  it('keeps the game’s rules: no run is longer than the limit', () => {
    const long = fakeAccount({
      uid: '700000002',
      pulls: 4000,
      from: NOW - 300 * DAY_MS,
      until: NOW,
    });
    const pulls = long.pulls.get(1) ?? [];
    // On the standard banner a 5★ is a character of these, or none at all.
    const fives = pulls.filter(({ itemId }) => itemId < 20_000 && !FOURS.includes(itemId));
    const rarities = new Map(
      pulls.map((pull) => [pull.itemId, fives.includes(pull) ? 5 : 3] as const),
    );
    const { fiveStars } = statistics(
      { rarities, featured: new Map() },
      { type: 1, isComplete: true, pulls },
    );
    expect(Math.max(...fiveStars.map(({ atLeast }) => atLeast))).toBeLessThanOrEqual(90);
  });
});

describe('the records', () => {
  it('come newest first, twenty at most, and go on after the last id, whatever the page is called', async () => {
    const api = apiOf();
    const own = account.pulls.get(11) ?? [];
    const url = urlOf(11);
    url.searchParams.set('size', '500');
    url.searchParams.set('page', '7');
    const first = readRecordAnswer(await ask(api, url), 11);
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.rows.map(({ id }) => id)).toEqual(
      own
        .slice(-20)
        .reverse()
        .map(({ id }) => id),
    );
    const second = readRecordAnswer(await ask(api, urlOf(11, first.value.next ?? '')), 11);
    expect(second.ok && second.value.rows[0]?.id).toBe(own.at(-21)?.id);
  });

  it('lack rows of more than a year ago, and collaborations of more than two', async () => {
    const late = apiOf({ now: NOW + 400 * DAY_MS });
    expect((await ask(late, urlOf(11))).data.list).toEqual([]);
    expect((await ask(late, urlOf(21))).data.list).not.toEqual([]);
  });

  it('lack most of them on the older path', async () => {
    const url = urlOf(11);
    url.pathname = url.pathname.replace('hkrpg_gacha_record', 'gacha_record');
    const own = account.pulls.get(11) ?? [];
    url.searchParams.set('end_id', own[Math.floor(own.length / 2)]?.id ?? '');
    expect((await ask(apiOf(), url)).data.list).toEqual([]);
  });

  it.each([
    ['authkey', 'AAAA', -100],
    ['authkey_ver', '2', -100],
    ['gacha_type', '3', -102],
    ['gacha_type', '21', -102],
  ])('refuse %s=%s with %i', async (name, value, retcode) => {
    const url = urlOf(11);
    url.searchParams.set(name, value);
    expect(await ask(apiOf(), url)).toMatchObject({ retcode, data: null });
  });

  it('fail as they are told to', async () => {
    const api = apiOf({
      faults: new Map([
        [1, 'throttled'],
        [2, 'cut'],
        [3, 'cutHalf'],
        [4, 'redirect'],
        [5, 'expired'],
      ]),
    });
    const next = () => api.answer(new Request(urlOf(11)));
    expect(await (await next()).response?.json()).toMatchObject({ retcode: -110 });
    expect(await next()).toEqual({ response: undefined, isCut: true });
    expect(await next()).toMatchObject({ isCut: true });
    expect((await next()).response?.status).toBe(302);
    for (const _ of [5, 6]) {
      expect(await (await next()).response?.json()).toMatchObject({ retcode: -101 });
    }
  });
});
