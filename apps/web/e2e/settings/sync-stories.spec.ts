import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openDriveSite } from '../support/drive-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { allRows } from '../support/storage-access.ts';
import {
  createProfile,
  linkByDrive,
  linkByKey,
  openSettings,
  pressSync,
  SYNC_SITE,
  syncNow,
  syncSection,
} from '../support/sync-steps.ts';

/**
 * Two or three browsers that sync, edited by chance, taken offline and left in the middle of a sync: all end equal, and
 * nothing that was made is lost. `SYNC_STORIES=20` plays more of them, of either way.
 */
const STORIES = process.env.SYNC_STORIES;
const PORT = Number(process.env.E2E_PORT ?? 4317) + 60;

const EDITS = 8;
const SERIES = '/en/achievements/i-trailblazer';
const CHARACTERS = ['seele', 'bronya', 'gepard', 'clara', 'himeko', 'welt', 'bailu', 'kafka'];

/** A browser of its own: its settings stay open beside the page that is worked on. */
interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  settings: Page;
  /** What its store held that it made, by profile and place. */
  readonly made: Set<string>;
}

for (let story = 1; story <= Number(STORIES ?? 3); story++) {
  test(`devices end equal and lose nothing by a key: story ${story}`, async ({ browser }) => {
    await play(browser, story, SYNC_SITE, async (devices) => {
      let words: string | undefined;
      for (const [at, { settings }] of devices.entries()) {
        words = await linkByKey(settings, `Device ${at}`, words);
      }
    });
  });
}

for (let story = 1; story <= Number(STORIES ?? 1); story++) {
  test(`devices end equal and lose nothing by Drive: story ${story}`, async ({ browser }) => {
    // An account of its own.
    const site = await openDriveSite(PORT + story, true);
    await play(browser, story, site.origin, async (devices) => {
      for (const [at, { settings }] of devices.entries()) {
        await linkByDrive(settings, `Device ${at}`);
      }
    }).finally(site.close);
  });
}

async function play(
  browser: Browser,
  story: number,
  origin: string,
  link: (devices: readonly Device[]) => Promise<void>,
): Promise<void> {
  const chance = dice(story);
  const count = 2 + chance(2);
  const devices: Device[] = [];
  for (let at = 0; at < count; at++) {
    // Each from a network of its own, as the site limits what one may ask.
    devices.push(await openDevice(browser, origin, `198.51.100.${story * 4 + at}`));
  }
  // Of a cloud that holds nothing, who joins it is asked whether the words are right.
  const [first] = devices as [Device, ...Device[]];
  await first.page.goto('/en/planner#silver-wolf');
  await expect(first.page.getByRole('list', { name: 'Planned upgrades' })).toBeVisible();
  await link(devices);
  for (let step = 0; step < EDITS; step++) {
    const device = devices[chance(count)] as Device;
    await edit(device, step, chance);
    await perhapsSync(device, chance);
  }
  for (const { context } of devices) await context.setOffline(false);
  for (let round = 0; round < 2; round++) {
    for (const { settings } of devices) await syncNow(settings);
  }
  const held = await Promise.all(devices.map(({ settings }) => heldBy(settings)));
  for (const other of held.slice(1)) expect(other).toEqual(held[0]);
  for (const { made } of devices) {
    for (const place of made) expect(held[0]?.has(place), place).toBe(true);
  }
  for (const { context } of devices) await context.close();
}

async function openDevice(browser: Browser, baseURL: string, network: string): Promise<Device> {
  const context = await browser.newContext({
    baseURL,
    // Google's own page takes no header of ours.
    ...(baseURL === SYNC_SITE && { extraHTTPHeaders: { 'X-Forwarded-For': network } }),
  });
  const device = {
    context,
    page: await context.newPage(),
    settings: await context.newPage(),
    made: new Set<string>(),
  };
  await openSettings(device.settings);
  return device;
}

/** One change through the pages, as a player makes it; what it adds to the store is noted. */
async function edit(
  device: Device,
  step: number,
  chance: (sides: number) => number,
): Promise<void> {
  const { page, settings, context, made } = device;
  await context.setOffline(false);
  const before = await heldBy(settings);
  const kind = chance(4);
  if (kind === 0) {
    await createProfile(settings, `Profile ${step}`);
  } else if (kind === 1) {
    await page.goto(SERIES);
    await page.getByRole('checkbox').nth(chance(8)).click();
    await expect.poll(async () => isDeepStrictEqual(await heldBy(settings), before)).toBe(false);
  } else {
    await page.goto(`/en/planner#${CHARACTERS[chance(CHARACTERS.length)]}`);
    await expect(page.getByRole('list', { name: 'Planned upgrades' })).toBeVisible();
  }
  await expect(page.locator('html[data-saving]')).toHaveCount(0);
  for (const place of (await heldBy(settings)).keys()) if (!before.has(place)) made.add(place);
  if (chance(6) === 0) await context.setOffline(true);
}

async function perhapsSync(device: Device, chance: (sides: number) => number): Promise<void> {
  const { context, settings } = device;
  const luck = chance(4);
  if (luck === 0) return;
  if (luck === 1) {
    // The player goes away as soon as the sync has begun.
    await context.setOffline(false);
    await syncSection(settings)
      .getByRole('button', { name: 'Sync now' })
      .click({ noWaitAfter: true });
    await settings.close();
    device.settings = await context.newPage();
    return openSettings(device.settings);
  }
  await pressSync(settings);
  await expect(syncSection(settings).getByRole('button', { name: 'Sync now' })).toBeEnabled();
}

/** What the store holds, by profile and place, without what is the device's own. */
async function heldBy(page: Page): Promise<Map<string, unknown>> {
  const rows = await allRows(page);
  return new Map(rows.map(([key, value]) => [key.join(' '), shared(value)]));
}

function shared(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, active: undefined, revision: undefined };
}

/** Numbers that look like chance, the same ones each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed * 2654435761;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
