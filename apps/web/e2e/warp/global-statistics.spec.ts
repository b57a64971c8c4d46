import { readFileSync } from 'node:fs';
import { recordLinkOf } from '@trailbook/fakes';
import { expectAccessible } from '../support/accessible.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import { ACCOUNTS, PULLS } from '../support/warp-records.ts';

/** From a player's consent to the figures of all, and back, on the site of `warp-site.ts`. */
test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}` });

const CONTRIBUTORS = [
  { language: 'en', width: 390, height: 844, account: 8 },
  { language: 'jp', width: 1440, height: 900, account: 9 },
  { language: 'ru', width: 390, height: 844, account: 10 },
];

for (const { language, width, height, account: place } of CONTRIBUTORS) {
  test(`a player gives warps to all, sees the figures, and takes them back: ${language}, ${width} px${core(language === 'en')}`, async ({
    page,
  }) => {
    const account = ACCOUNTS[place];
    if (!account) throw new Error('There are not so many accounts.');
    const t = textsOf(language);
    await page.setViewportSize({ width, height });
    await page.goto(`/${language}/warp`);
    await page.getByRole('button', { name: t('warp.importExport'), exact: true }).click();
    const consent = page.getByRole('switch', { name: t('warpImport.contribute') });
    await expect(consent).not.toBeChecked();
    await consent.check();
    await page.getByRole('textbox', { name: t('warpImport.link') }).fill(recordLinkOf(account));
    await page.getByRole('button', { name: t('warpImport.start'), exact: true }).click();
    const given = t('warpImport.given', { number: String(PULLS) });
    await expect(page.getByText(given)).toBeVisible({ timeout: 30_000 });

    // Figures are some moments late.
    await expect(async () => {
      await page.goto(`/${language}/warp#char_event|global_stats`);
      await page.reload();
      await expect(page.getByText(t('globalStats.curveText'))).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText(t('globalStats.contributors'), { exact: true })).toBeVisible();
    // What is too little says what it needs, and every figure what it is.
    await expect(
      page.getByText(t('globalStats.needsRuns', { number: '10' })).first(),
    ).toBeVisible();
    await page
      .getByRole('button', { name: t('warp.explain', { name: t('globalStats.contributors') }) })
      .click();
    await expect(page.getByText(t('globalStats.explains.contributors'))).toBeVisible();
    await expectAccessible(page);
    // Among so few contributors nobody has a place.
    await page.goto(`/${language}/warp#char_event`);
    const ranks = page.getByRole('region', { name: t('globalStats.ranks') });
    await expect(ranks).toContainText(t('warp.luck.tooFew'));
    await expect(ranks).toContainText(t('globalStats.toldFrom', { number: '12' }));

    await page.goto(`/${language}/settings`);
    await page.getByRole('button', { name: t('globalStats.contribute.show') }).click();
    const kept = page.getByRole('region', { name: account.uid });
    // With names, and as it is kept.
    await expect(kept.getByRole('cell', { name: / · \d{4}$/ }).first()).toBeVisible();
    const file = page.waitForEvent('download');
    await kept.getByRole('button', { name: t('globalStats.contribute.file') }).click();
    expect(JSON.parse(readFileSync(await (await file).path(), 'utf8'))).toMatchObject({
      banners: expect.arrayContaining([
        expect.objectContaining({
          lastPull: expect.any(String),
          warps: expect.arrayContaining([expect.any(Object)]),
        }),
      ]),
    });
    await expectAccessible(page);
    await page.getByRole('button', { name: t('globalStats.contribute.withdraw') }).click();
    await expect(
      page.getByText(t('globalStats.contribute.withdrawn', { number: String(PULLS) })),
    ).toBeVisible();
    // The buttons went; the account's name stays.
    await expect(page.getByRole('heading', { name: account.uid })).toBeFocused();
    // The next import gives nothing again unless it is asked for.
    await expect(page.getByText(t('globalStats.contribute.nowOff'))).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('switch', { name: t('globalStats.contribute.switch') }),
    ).not.toBeChecked();
  });
}

test.describe('in a program without a server of statistics', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('it is said where the figures are', async ({ page }) => {
    await page.route('**/api/v1/warp_fetch/*', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'NO_STATISTICS' } } }),
    );
    await page.goto('/en/warp#char_event|global_stats');
    await expect(page.getByText(textsOf('en')('globalStats.elsewhere'))).toBeVisible();
  });
});

test('without data they say how they fill @core', async ({ page }) => {
  await page.route('**/api/v1/warp_fetch/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pulls: 0 } });
  });
  await page.goto('/en/warp#char_event|global_stats');
  await expect(page.getByText('No data currently available.')).toBeVisible();
  await expect(page.getByText('players who agree to contribute')).toBeVisible();
});
