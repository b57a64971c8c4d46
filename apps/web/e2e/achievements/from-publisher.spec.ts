import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { standInForTheShell } from '../support/desktop-shell.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import { BLADE, history, putWarps } from '../support/warp-history.ts';

/** Achievements from the publisher's own page, in the desktop's window. Rule A9. */

const OWN = '600000001';
const OTHER = '800000002';
const listOf = (uid: string, ...ids: readonly number[]) => ({ uid, ids, hasUnread: false });

/** What a test may ask the stand-in of the publisher's window. */
interface Told {
  readonly asked: { readonly client: string; readonly skipped: readonly string[] }[];
  wipes: number;
}

/** What the visits of the publisher's page come to, one after the other; the player ends one that comes to nothing. */
async function inDesktop(page: Page, visits: readonly object[], { wipesAt = 1 } = {}) {
  await page.addInitScript(standInForTheShell);
  await page.addInitScript(
    ({ visits, wipesAt }) => {
      const told: Told = { asked: [], wipes: 0 };
      let close: ((list: object) => void) | undefined;
      const publisher = {
        read: (request: Told['asked'][number]) => {
          told.asked.push(request);
          const list = visits.shift();
          return new Promise((resolve) => {
            if (list && Object.keys(list).length > 0) resolve(list);
            else close = resolve;
          });
        },
        cancel: async () => close?.({ failed: 'CLOSED' }),
        isUsed: async () => told.asked.length > 0,
        wipe: async () => {
          close?.({ failed: 'CLOSED' });
          told.wipes++;
          if (told.wipes < wipesAt) throw new Error('Busy.');
        },
      };
      const { trailbook } = globalThis as unknown as { trailbook: object };
      Object.assign(trailbook, { publisher });
      Object.assign(globalThis, { toldPublisher: told });
    },
    { visits: [...visits], wipesAt },
  );
}

const told = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { toldPublisher: Told }).toldPublisher);

/** Opens what exchanges achievements. */
async function open(page: Page, language = 'en') {
  const t = textsOf(language);
  await page.goto(`/${language}/achievements`);
  await page.getByRole('button', { name: t('achievements.exchange') }).click();
  const sheet = page.getByRole('dialog', { name: t('achievements.exchange') });
  const button = (key: string, values?: Record<string, string>) =>
    sheet.getByRole('button', { name: t(key, values), exact: true });
  return { t, sheet, button };
}

/** Looks through the sheet in a wide window: on a phone axe takes the bar beneath it for something over its buttons. */
async function expectAccessibleSheet(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
}

for (const { language, width } of [
  { language: 'en', width: 1440 },
  { language: 'jp', width: 390 },
  { language: 'ru', width: 390 },
]) {
  test(`what is finished there is shown, added and taken back: ${language}, ${width} px${core(language === 'en')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const list = { ...listOf(OWN, 4010101, 4010102, 4999999), hasUnread: true };
    await inDesktop(page, [{}, list]);
    const { t, sheet, button } = await open(page, language);

    await button('publisher.global').click();
    await expect(sheet).toContainText(t('publisher.waiting'));
    await expect(button('publisher.global')).toHaveAttribute('aria-disabled', 'true');
    await sheet
      .getByRole('button', { name: t('action.cancel'), exact: true })
      .first()
      .click();
    await expect(sheet).toContainText(t('publisher.failure.closed'));
    await expect(sheet).toContainText(t('exchange.untouched'));

    await button('publisher.cn').click();
    await expect(sheet).toContainText(t('publisher.account', { uid: OWN }));
    await expect(sheet.getByText(t('exchange.added', { number: '2' }))).toBeInViewport();
    await expect(sheet).toContainText(t('exchange.unknown', { number: '1' }));
    await expect(sheet).toContainText(t('exchange.unread'));
    await expectAccessibleSheet(page);
    await button('exchange.add', { number: '3' }).click();
    const progress = page.getByRole('progressbar').first();
    await expect(progress).toHaveAttribute('aria-valuenow', '2');
    await page.getByRole('button', { name: t('action.undo') }).click();
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    expect((await told(page)).asked).toEqual([
      { client: 'global', skipped: [] },
      { client: 'cn', skipped: [] },
    ]);
  });
}

test('why there is no list is said in words, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const failures = {
    ALREADY_OPEN: 'publisher.failure.alreadyOpen',
    CLOSED: 'publisher.failure.closed',
    CRASHED: 'publisher.failure.crashed',
    NOT_SIGNED_IN: 'publisher.failure.notSignedIn',
    NO_LIST: 'publisher.failure.noList',
    REFUSED: 'publisher.failure.refused',
    TOO_LARGE: 'exchange.tooLong',
    UNREACHABLE: 'publisher.failure.unreachable',
    UNREADABLE: 'publisher.failure.unreadable',
  };
  await inDesktop(
    page,
    Object.keys(failures).map((failed) => ({ failed })),
  );
  const { t, sheet, button } = await open(page);
  for (const key of Object.values(failures)) {
    await button('publisher.global').click();
    await expect(sheet).toContainText(`${t(key)} ${t('exchange.untouched')}`);
    await expect(button('exchange.add', { number: '0' })).toBeDisabled();
  }
  await expectAccessibleSheet(page);
});

test('the list of another account than the profile’s is asked about first @core', async ({
  page,
}) => {
  await inDesktop(page, [listOf(OTHER, 4010101), listOf(OWN, 4010101, 4010102)]);
  // The store is opened by the first mark.
  await page.goto('/en/achievements/i-trailblazer');
  await page.getByRole('checkbox', { name: 'My Universities' }).check();
  await expect(page.locator('html:not([data-saving])')).toBeAttached();
  await putWarps(page, { account: OWN, type: 11 }, history([{ ...BLADE, pity: 9 }], 3));

  const { t, sheet, button } = await open(page);
  await button('publisher.global').click();
  const question = t('publisher.question', { uid: OTHER, accounts: OWN });
  await expect(sheet).toContainText(question);
  await expect(button('exchange.add', { number: '0' })).toBeDisabled();
  await expectAccessibleSheet(page);
  await button('publisher.other').click();
  await expect(sheet).toContainText(t('publisher.account', { uid: OWN }));
  await expect(button('exchange.add', { number: '2' })).toBeEnabled();
  expect((await told(page)).asked.at(-1)).toEqual({ client: 'global', skipped: [OTHER] });
});

test('a list that is wanted all the same is used, and a text takes its place', async ({ page }) => {
  await inDesktop(page, [listOf(OTHER, 4010101, 4010102)]);
  const { t, sheet, button } = await open(page);
  await button('publisher.global').click();
  await expect(sheet).toContainText(t('publisher.account', { uid: OTHER }));
  await sheet.getByRole('textbox').fill('4010103');
  await expect(button('exchange.add', { number: '1' })).toBeEnabled();
  await button('publisher.use').click();
  await expect(button('exchange.add', { number: '2' })).toBeEnabled();
  await expect(sheet.getByRole('textbox')).toHaveValue('');
});

test('the window is wiped when the player says so, and closed with the dialog', async ({
  page,
}) => {
  await inDesktop(page, [{}, {}], { wipesAt: 2 });
  const { t, sheet, button } = await open(page);
  await expect(button('publisher.global')).toBeVisible();
  await expect(button('publisher.wipe')).toHaveCount(0);
  await button('publisher.global').click();
  await expect(sheet).toContainText(t('publisher.kept'));
  await button('publisher.wipe').click();
  await expect(sheet).toContainText(t('publisher.wipeFailed'));
  await button('publisher.wipe').click();
  await expect(sheet).toContainText(t('publisher.wiped'));
  await expect(sheet).toContainText(t('publisher.failure.closed'));
  await expect(button('publisher.wipe')).toHaveCount(0);

  await button('publisher.global').click();
  await expect(sheet).toContainText(t('publisher.waiting'));
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect((await told(page)).asked).toHaveLength(2);
  await page.getByRole('button', { name: t('achievements.exchange') }).click();
  await expect(sheet).toContainText(t('publisher.kept'));
});

test('a browser offers nothing of it', async ({ page }) => {
  const { t, sheet, button } = await open(page);
  await expect(button('exchange.choose')).toBeVisible();
  await expect(sheet.getByText(t('publisher.title'))).toHaveCount(0);
});
