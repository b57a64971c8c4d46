import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { atTime } from '../support/server-time.ts';
import { putRow } from '../support/storage-access.ts';
import { history, putWarps, SEELE } from '../support/warp-history.ts';

/** In the middle of a version whose banners the data know. */
const THAT_DAY = new Date('2026-09-08T12:00:00+08:00');
/** Its first banners end at noon. */
const LAST_DAY = new Date('2026-09-12T01:00:00+08:00');

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Calendar & reminders' });
const tick = (page: Page, name: string) => sheet(page).getByRole('checkbox', { name });
const reminder = (page: Page, name: string) => page.getByRole('switch', { name });

async function openSheet(page: Page): Promise<void> {
  await page.goto('/en');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Download calendar file' })).toBeVisible();
}

/** The file as another program reads it. */
async function download(page: Page): Promise<ICAL.Event[]> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download calendar file' }).click();
  expect((await file).suggestedFilename()).toBe('trailbook.ics');
  return eventsOf(readFileSync(await (await file).path(), 'utf8'));
}

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('the timetable goes into a calendar, of what is ticked @core', async ({ page }) => {
  await atTime(page, { server: THAT_DAY });
  await openSheet(page);
  await expect(tick(page, 'Plan done')).toBeDisabled();
  await expect(tick(page, 'Last day to import warps')).toBeDisabled();
  const first = await download(page);
  const times = first.map(({ summary, startDate }) => `${startDate} ${summary}`);
  expect(times).toContain('2026-09-13T20:00:00Z Weekly reset');
  expect(times.find((line) => line.includes('Ends:'))).toMatch(/^2026-09-12T03:59:00Z Ends: \w/);
  await expect(sheet(page).getByText('saved to your downloads')).toBeVisible();

  await page.getByRole('combobox', { name: 'Game server' }).selectOption('America');
  await tick(page, 'Weekly reset').uncheck();
  await tick(page, 'Daily reset').check();
  const next = await download(page);
  expect(next.map(({ summary }) => summary)).not.toContain('Weekly reset');
  expect(next.find(({ uid }) => uid.startsWith('daily'))?.startDate.toString()).toBe(
    '2026-09-08T09:00:00Z',
  );
  await expectAccessible(page);
});

test('the same calendar has an address to subscribe to @core', async ({ page }) => {
  await openSheet(page);
  const [address = ''] = /http\S+\.ics/.exec(await sheet(page).innerText()) ?? [];
  expect(address).toMatch(/\/api\/v1\/calendar\/en\/asia\.ics$/);
});

test('a player’s own days go into the file, and nothing that names the player', async ({
  page,
}) => {
  await atTime(page, { server: THAT_DAY });
  await page.goto('/en/planner');
  await page.getByRole('button', { name: 'Add character' }).click();
  await page.getByRole('searchbox').fill('seele');
  await page.getByRole('dialog').getByRole('button', { name: /Seele/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await putWarps(page, { account: '600000001', type: 11 }, history([{ pity: 70, ...SEELE }], 3));
  await putRow(page, ['default', 'account/600000001', ''], { version: 1, parts: 1 });
  await putRow(page, ['default', 'account/600000001', '11'], {
    isComplete: null,
    manual: [],
    imports: [
      {
        at: THAT_DAY.getTime(),
        oldest: '1767614400000000000',
        newest: '1767639600000000072',
        isToTheEnd: true,
      },
    ],
  });
  await page.getByRole('button', { name: 'Farming plan' }).click();
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(tick(page, 'Plan done')).toBeChecked();
  await expect(tick(page, 'Last day to import warps')).toBeChecked();
  const events = await download(page);
  const own = events.filter(({ uid }) => /^(plan|warps)/.test(uid));
  expect(own.map(({ summary }) => summary)).toEqual(
    expect.arrayContaining(['Plan done', 'Import warps: Character Event Warp']),
  );
  expect(own.every(({ startDate }) => startDate.isDate)).toBe(true);
  // By the account's server, unless the player chose another.
  expect(events.some(({ uid }) => uid.startsWith('weekly-america'))).toBe(true);
  expect(JSON.stringify(events.map((event) => event.component.toString()))).not.toContain('60000');
});

test.describe('reminders', () => {
  const noticesOf = (page: Page) => page.evaluate(() => window.noticed.map(({ body }) => body));

  /** Until a page has looked for what is due, or left that to another tab that was at it. */
  const untilLooked = (page: Page) =>
    expect.poll(() => page.evaluate(() => window.looks)).toBeGreaterThan(0);

  /** Keeps what a page shows, in place of the system that would. */
  async function watchNotices(context: BrowserContext, answer: NotificationPermission) {
    await context.addInitScript((given) => {
      window.noticed = [];
      window.looks = 0;
      const { request } = LockManager.prototype;
      Reflect.set(
        LockManager.prototype,
        'request',
        async function (this: LockManager, ...what: unknown[]) {
          const answer = await Reflect.apply(request, this, what);
          if (what[0] === 'trailbook-reminders') window.looks++;
          return answer;
        },
      );
      let permission: NotificationPermission = given === 'granted' ? 'default' : given;
      if (localStorage.getItem('trailbook:reminders')) permission = given;
      class Noticed {
        static get permission() {
          return permission;
        }
        static async requestPermission() {
          permission = given;
          return permission;
        }
        onclick: unknown = null;
        close() {}
        constructor(title: string, { body = '', tag = '' }: NotificationOptions = {}) {
          window.noticed.push({ title, body, tag });
        }
      }
      Object.defineProperty(window, 'Notification', { value: Noticed });
    }, answer);
  }

  test('are off until one is switched on, and come once @core', async ({ page, context }) => {
    await watchNotices(context, 'granted');
    await atTime(page, { server: LAST_DAY });
    await openSheet(page);
    const banners = reminder(page, 'Banners end within a day');
    await expect(banners).not.toBeChecked();
    expect(await noticesOf(page)).toEqual([]);
    await banners.click();
    await expect(banners).toBeChecked();
    await expect
      .poll(() => noticesOf(page))
      .toEqual([expect.stringMatching(/^Ends within a day: \w/)]);

    // Another visit knows that it was told.
    await page.goto('/en/characters');
    await untilLooked(page);
    expect(await noticesOf(page)).toEqual([]);

    await page.goto('/en/settings');
    await page.getByRole('button', { name: 'Calendar & reminders' }).click();
    await expect(reminder(page, 'Banners end within a day')).toBeChecked();
    await reminder(page, 'Banners end within a day').click();
    expect(await page.evaluate(() => localStorage.getItem('trailbook:reminders'))).toBeNull();
  });

  test('come once, where two tabs are open', async ({ page, context }) => {
    // First: who is reminded of something has granted that.
    await context.addInitScript(() =>
      localStorage.setItem('trailbook:reminders', '{"kinds":["banners","daily"],"warpDays":14}'),
    );
    await watchNotices(context, 'granted');
    const other = await context.newPage();
    await Promise.all(
      [page, other].map(async (tab) => {
        await atTime(tab, { server: LAST_DAY });
        await tab.goto('/en/characters');
      }),
    );
    const all = async () => [...(await noticesOf(page)), ...(await noticesOf(other))];
    await untilLooked(page);
    await untilLooked(other);
    expect(await all()).toHaveLength(1);
    for (const tab of [page, other]) {
      await tab.reload();
      await untilLooked(tab);
      expect(await noticesOf(tab)).toEqual([]);
    }
  });

  test('stand on the icon while nobody looks, until somebody does', async ({ page, context }) => {
    await context.addInitScript(() =>
      localStorage.setItem('trailbook:reminders', '{"kinds":["banners"],"warpDays":14}'),
    );
    await watchNotices(context, 'granted');
    await context.addInitScript(() => {
      window.badges = [];
      Object.assign(navigator, {
        setAppBadge: async (count: number) => void window.badges.push(count),
        clearAppBadge: async () => void window.badges.push(0),
      });
      let isHidden = true;
      Object.defineProperty(document, 'visibilityState', {
        get: () => (isHidden ? 'hidden' : 'visible'),
      });
      window.lookAt = () => {
        isHidden = false;
        document.dispatchEvent(new Event('visibilitychange'));
      };
    });
    await atTime(page, { server: LAST_DAY });
    await page.goto('/en/characters');
    const badges = () => page.evaluate(() => window.badges);
    await expect.poll(badges).toEqual([1]);
    await page.evaluate(() => window.lookAt());
    expect(await badges()).toEqual([1, 0]);
  });

  test('say so where the browser blocks them', async ({ page, context }) => {
    await watchNotices(context, 'denied');
    await openSheet(page);
    await expect(sheet(page).getByText('Notifications are blocked for this site.')).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
  });

  test('are not spoken of where there are no notifications', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Notification');
    });
    await openSheet(page);
    await expect(page.getByRole('heading', { name: 'Reminders', exact: true })).toHaveCount(0);
  });
});

declare global {
  interface Window {
    badges: number[];
    looks: number;
    lookAt: () => void;
    noticed: { readonly title: string; readonly body: string; readonly tag: string }[];
  }
}
