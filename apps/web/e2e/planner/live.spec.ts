import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { standInForTheShell } from '../support/desktop-shell.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';

/** What the game's scanner tells, in the desktop's window. Rule U31. */

const OWN = '600000001';
/** Credits, as the game calls them by number. */
const CREDITS = 2;

/** A desktop whose game has an account, and whose scanner tells what it is asked to. */
async function inDesktop(page: Page) {
  await page.addInitScript(standInForTheShell);
  await page.addInitScript((uid) => {
    const events = [
      { event: 'page', type: 11, uid, zone: -5, unread: 0, next: '1790000000000000001' },
    ].map((event) => ({
      ...event,
      rows: [{ id: event.next, gachaId: 2003, itemId: 1004, time: '2026-09-21 10:00:00' }],
    }));
    const ends = [1, 2, 11, 12, 21, 22].map((type) => ({ event: 'banner', type, end: 'ALL' }));
    const all: object[] = [...events, ...ends, { event: 'done' }];
    const game = {
      find: async () => ({
        ...{ reason: null, newestAt: Date.now(), canClear: true },
        accounts: [
          { id: uid, uid, client: 'global', openedAt: Date.now(), isOfCollaboration: false },
        ],
      }),
      begin: async () => undefined,
      next: async () => all.shift() ?? null,
      stop: async () => undefined,
    };
    let waiting: ((event: object | null) => void) | undefined;
    const live = {
      start: async () => undefined,
      stop: async () => waiting?.(null),
      next: () => new Promise((resolve) => (waiting = resolve)),
    };
    const { trailbook } = globalThis as unknown as { readonly trailbook: object };
    Object.assign(trailbook, { game, live });
    Object.assign(globalThis, {
      tell: (account: object | null) => waiting?.({ isOpen: true, account }),
    });
  }, OWN);
}

const tell = (page: Page, uid: string, count: number) =>
  page.evaluate(
    (account) => (globalThis as unknown as { tell(account: object): void }).tell(account),
    { uid, items: [{ id: CREDITS, count }], jade: null },
  );

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'ru', width: 390 },
]) {
  test(`counts arrive from the game, and all go back in one step: ${language}, ${width} px${core(language === 'en')}`, async ({
    page,
  }) => {
    const t = textsOf(language);
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
    await page.setViewportSize({ width, height: 900 });
    await inDesktop(page);
    await page.goto(`/${language}/warp`);
    await button('warp.importExport').click();
    await button('gameImport.start').click();
    await expect(
      page.getByText(t('warpImport.kept', { uid: OWN, added: '1', known: '0' })),
    ).toBeVisible();

    await page.goto(`/${language}/planner`);
    await page.getByRole('switch', { name: t('live.switch') }).click();
    await expect(page.getByText(t('live.waiting'))).toBeVisible();
    await tell(page, '700000002', 5);
    await expect(page.getByText(t('live.foreign', { uid: '700000002' }))).toBeVisible();
    await tell(page, OWN, 12_345);
    await expect(page.getByText(t('live.arriving', { uid: OWN, number: '1' }))).toBeVisible();
    await expectAccessible(page);
    // A scanner that goes, or turns to another account, takes the way back along no more than the switch does.
    await tell(page, '700000002', 5);
    await expect(page.getByText(t('live.foreign', { uid: '700000002' }))).toBeVisible();
    await expect(button('live.undo')).toBeVisible();
    await page.getByRole('switch', { name: t('live.switch') }).click();
    await button('live.undo').click();
    await expect(page.getByRole('switch', { name: t('live.switch') })).not.toBeChecked();
    await expect(button('live.undo')).toHaveCount(0);
  });
}
