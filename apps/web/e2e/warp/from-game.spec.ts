import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type Shell, standInForTheShell } from '../support/desktop-shell.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';

/** The import from the game, in the desktop's window. Rules W48 to W51. */

const OWN = '600000001';
const OTHER = '800000002';

/** What the desktop finds, one search after the other, and which accounts' records it reads. */
async function inDesktop(page: Page, ...searches: readonly object[]) {
  await page.addInitScript(standInForTheShell);
  await page.addInitScript(
    (found) => {
      let reading = '';
      let told = 0;
      const page = (uid: string) => ({
        ...{ event: 'page', type: 11, uid, zone: -5, unread: 0, next: '1790000000000000001' },
        rows: ['1790000000000000002', '1790000000000000001'].map((id) => ({
          ...{ id, gachaId: 2003, itemId: 1004, time: '2026-09-21 10:00:00' },
        })),
      });
      const game = {
        find: async () => (found.length > 1 ? found.shift() : found[0]),
        chooseFolder: async () => true,
        begin: async ({ id }: { id: string }) => {
          reading = id;
          told = 0;
        },
        next: async () => {
          const banners = [1, 2, 11, 12, 21, 22].map((type) => ({
            event: 'banner',
            type,
            end: 'ALL',
          }));
          return [page(reading), ...banners, { event: 'done' }][told++] ?? null;
        },
        stop: async () => undefined,
        link: async () => null,
        clear: async () => 'CLEARED',
      };
      const { trailbook } = globalThis as unknown as { trailbook: object };
      Object.assign(trailbook, { game });
    },
    searches as { shift(): object }[],
  );
}

const account = (uid: string, minutes: number) => ({
  ...{ id: uid, uid, client: 'global', isOfCollaboration: false },
  openedAt: Date.now() - minutes * 60_000,
});
const found = (...accounts: readonly object[]) => ({
  ...{ accounts, reason: null, newestAt: Date.now(), canClear: true },
});
const nothing = (reason: string, newestAt: number | null = null) => ({
  ...{ accounts: [], reason, newestAt, canClear: true },
});

async function open(page: Page, language = 'en') {
  await page.goto(`/${language}/warp`);
  await page.getByRole('button', { name: textsOf(language)('warp.importExport') }).click();
}

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'jp', width: 390 },
  { language: 'ru', width: 390 },
]) {
  test(`warps come from the game without a link: ${language}, ${width} px${core(language === 'en')}`, async ({
    page,
  }) => {
    const t = textsOf(language);
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
    await page.setViewportSize({ width, height: 900 });
    await inDesktop(
      page,
      nothing('NO_LOG'),
      nothing('EXPIRED', Date.now() - 50 * 3_600_000),
      found(account(OWN, 5)),
    );
    await open(page, language);
    await button('gameImport.start').click();
    await expect(page.getByText(t('gameImport.reason.noLog'))).toBeVisible();
    await expect(button('gameImport.clear.start')).toHaveCount(0);

    // Another folder, whose link is over.
    await button('gameImport.folder').click();
    await expect(page.getByText(t('gameImport.stuck'))).toBeVisible();
    await expectAccessible(page);
    await button('gameImport.clear.start').click();
    await expect(page.getByText(t('gameImport.clear.done'))).toBeVisible();

    await button('gameImport.start').click();
    const kept = t('warpImport.kept', { uid: OWN, added: '2', known: '0' });
    await expect(page.getByText(kept)).toBeVisible();
  });
}

test('of several accounts the player chooses, and later the profile’s own is taken @core', async ({
  page,
}) => {
  const t = textsOf('en');
  const start = page.getByRole('button', { name: t('gameImport.start'), exact: true });
  await inDesktop(page, found(account(OWN, 90), account(OTHER, 5)));
  await open(page);
  await start.click();
  await expect(page.getByText(t('gameImport.which'))).toBeVisible();
  await page.getByRole('button', { name: OTHER }).click();
  const kept = (known: string) =>
    t('warpImport.kept', { uid: OTHER, added: known === '0' ? '2' : '0', known });
  await expect(page.getByText(kept('0'))).toBeVisible();

  await open(page);
  await start.click();
  await expect(page.getByText(kept('2'))).toBeVisible();
});

test('an account that the profile does not have beside others is asked about first', async ({
  page,
}) => {
  const t = textsOf('en');
  const start = page.getByRole('button', { name: t('gameImport.start'), exact: true });
  await inDesktop(page, found(account(OWN, 5)), found(account(OTHER, 5)));
  await open(page);
  await start.click();
  await expect(
    page.getByText(t('warpImport.kept', { uid: OWN, added: '2', known: '0' })),
  ).toBeVisible();
  await page.getByRole('button', { name: t('warp.importExport') }).click();
  await start.click();
  await expect(page.getByRole('dialog', { name: t('warpImport.second.title') })).toBeVisible();
  await page.getByRole('button', { name: t('warpImport.second.discard') }).click();
  await expect(page.getByText(OTHER)).toHaveCount(0);
});

// Rule W59.
test('in the tray new warps come once a day, of the profile’s own account alone, where asked for', async ({
  page,
}) => {
  const t = textsOf('en');
  await page.clock.install();
  await inDesktop(
    page,
    found(account(OWN, 5)),
    found(account(OWN, 5), account(OTHER, 3)),
    found(account(OTHER, 3)),
    nothing('EXPIRED', Date.now() - 50 * 3_600_000),
  );
  const line = async () => {
    const told = await page.evaluate(() => (globalThis as unknown as Shell).told.tray.at(-1));
    return told?.lines.find((one) => /daily/i.test(one)) ?? '';
  };
  const lookedAtBy = (visibility: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await open(page);
  await page.getByRole('button', { name: t('gameImport.start'), exact: true }).click();
  const kept = t('warpImport.kept', { uid: OWN, added: '2', known: '0' });
  await expect(page.getByText(kept)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: t('desktop.tray.import') })).toHaveCount(0);
  await page.getByRole('switch', { name: t('desktop.tray.keep') }).click();
  const field = page.getByRole('switch', { name: t('desktop.tray.import') });
  await lookedAtBy('hidden');
  await lookedAtBy('visible');
  await expect(field).not.toBeChecked();
  await field.click();
  await expect(field).toBeChecked();
  expect(await line()).toBe('');
  await lookedAtBy('hidden');
  await expect.poll(line).toMatch(/^Daily import .*, new warps: 0$/);

  // No day has passed.
  await page.clock.runFor(5 * 3_600_000);
  expect(await line()).toMatch(/new warps: 0$/);
  await page.clock.runFor(20 * 3_600_000);
  await expect.poll(line).toContain(t('desktop.daily.otherAccount'));
  await page.clock.runFor(25 * 3_600_000);
  await expect.poll(line).toContain(t('desktop.daily.noLink'));
  await expect(page.getByText(t('desktop.daily.noLink'))).toBeVisible();
  await expectAccessible(page);
  await field.click();
  await expect.poll(line).toBe('');
  await page.goto('/en/warp');
  await expect(page.getByText(OTHER)).toHaveCount(0);
});
