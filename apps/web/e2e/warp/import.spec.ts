import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { recordLinkOf } from '@trailbook/fakes';
import { expectAccessible } from '../support/accessible.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import { ACCOUNTS, PULLS } from '../support/warp-records.ts';

/** From the game's records to another profile and other tools, on the site of `warp-site.ts`. */
test.use({
  baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}`,
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Who comes for the first time: a language, a window, and an account of their own. */
const NEWCOMERS = ['en', 'jp', 'ru'].flatMap((language, at) => [
  { language, width: 390, height: 844, account: 2 * at },
  { language, width: 1440, height: 900, account: 2 * at + 1 },
]);
/** Of whom the test after the newcomers is told. */
const SECOND = 6;
/** Those between are of who contributes. */
const PHONE = 11;

function linkOf(place: number) {
  const account = ACCOUNTS[place];
  if (!account) throw new Error('There are not so many accounts.');
  return { uid: account.uid, link: recordLinkOf(account), pulls: account.pulls };
}

/** Gives a file to the manual import, which is open. */
async function give(page: Page, text: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    ...{ name: 'some.json', mimeType: 'application/json' },
    buffer: Buffer.from(text),
  });
}

async function open(page: Page, tab?: string) {
  await page.goto('/en/warp');
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

for (const { language, width, height, account } of NEWCOMERS) {
  test(`from a link to another profile: ${language}, ${width} px${core(language === 'en' && width === 390)}`, async ({
    page,
  }) => {
    const { uid, link, pulls } = linkOf(account);
    const t = textsOf(language);
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
    const saved = async (press: () => Promise<void>) => {
      const download = page.waitForEvent('download');
      await press();
      return (await download).path();
    };
    const field = page.getByRole('textbox', { name: t('warpImport.link') });
    await page.setViewportSize({ width, height });
    await page.goto(`/${language}/warp`);
    await button('warp.importExport').click();
    await field.fill('http://x');
    await button('warpImport.start').click();
    await expect(page.getByRole('alert')).toHaveText(t('warpImport.error.linkNotHttps'));

    // The link may stand in the middle of what was copied with it.
    await field.fill(`The page at ${link} could not be loaded.`);
    await button('warpImport.start').click();
    await expect(page.getByText(t('warpImport.running'))).toBeVisible();
    await expect(
      page.getByText(t('warpImport.kept', { uid, added: String(PULLS), known: '0' })),
    ).toBeVisible();
    // What was there for nobody a moment ago counts them now.
    await expect(page.getByText(t('warp.none'))).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('warp.averages') })).toBeVisible();
    await expectAccessible(page);

    await button('warp.image.open').click();
    const total = t('state.pair', {
      label: t('warp.total'),
      value: String(pulls.get(11)?.length),
    });
    await expect(
      page.getByRole('img', { name: `${t('warp.banner.11')} · ${total}` }),
    ).toBeVisible();
    const image = await readFile(await saved(() => button('warp.image.save').click()));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    await page.keyboard.press('Escape');

    // What it was made with has made room.
    await expect(page.getByRole('region', { name: t('warp.importExport') })).toHaveCount(0);
    await button('warp.importExport').click();
    await page.getByRole('tab', { name: t('warpImport.export') }).click();
    const files: string[] = [];
    for (const name of ['UIGF v4.1', 'Excel']) {
      files.push(await saved(() => page.getByRole('button', { name }).click()));
    }
    const uigf = JSON.parse(await readFile(files[0] ?? '', 'utf8'));
    expect(uigf.info.version).toBe('v4.1');
    expect(uigf.hkrpg[0].list).toHaveLength(PULLS);

    await page.goto(`/${language}/settings`);
    await button('manage.settings.createProfile').click();
    await page.getByRole('textbox', { name: t('settings.profileName') }).fill('Second');
    await button('action.save').click();
    await expect(page.getByRole('radio', { name: 'Second' })).toBeChecked();

    await page.goto(`/${language}/warp`);
    for (const [file, fresh] of [
      [files[0], String(PULLS)],
      [files[1], '0'],
    ] as const) {
      await button('warp.importExport').click();
      await page.getByRole('tab', { name: t('warpImport.manual') }).click();
      const chooser = page.waitForEvent('filechooser');
      await button('warpImport.file.choose').click();
      await (await chooser).setFiles(file ?? '');
      await expect(page.getByRole('heading', { name: uid })).toBeVisible();
      await expect(page.getByText(`${t('warpImport.file.fresh')}${fresh}`)).toBeVisible();
      if (fresh !== '0') await expectAccessible(page);
      await button('warpImport.start').click();
      await expect(page.getByText(t('warpImport.file.merged', { number: fresh }))).toBeVisible();
    }
  });
}

test('an import again adds nothing @core', async ({ page }) => {
  const { uid, link } = linkOf(SECOND + 1);
  const once = async (added: number) => {
    await page.getByRole('button', { name: 'Import and export warps' }).click();
    const field = page.getByRole('textbox', { name: 'Link to the warp records' });
    await field.fill(link);
    await field.press('Enter');
    await expect(page.getByText(`Account ${uid}: new warps imported: ${added};`)).toBeVisible();
  };
  await page.goto('/en/warp');
  await once(PULLS);
  await once(0);
});

test('a second account is asked about before it joins a profile @core', async ({ page }) => {
  const { uid, link } = linkOf(SECOND);
  await open(page, 'Manual import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'some.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        info: { version: 'v4.0' },
        hkrpg: [
          {
            ...{ uid: '800000009', timezone: 8 },
            list: [
              {
                ...{ gacha_id: '2003', gacha_type: '11', item_id: '1102' },
                ...{ time: '2026-01-01 08:00:00', id: '1767225600000000001' },
              },
              { id: 'x' },
            ],
          },
        ],
      }),
    ),
  });
  await expect(page.getByText('Rows that could not be read: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('New warps imported: 1')).toBeVisible();

  await page.getByRole('button', { name: 'Import and export warps' }).click();
  await page.getByRole('textbox', { name: 'Link to the warp records' }).fill(link);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Another account' });
  await expect(question).toContainText('This profile has warps of 800000009.');
  await expectAccessible(page);
  await expect(question.getByLabel('Into profile').locator('option:checked')).toHaveText(
    'Default (beside 800000009)',
  );
  await question.getByLabel('Into profile').selectOption({ label: 'New profile' });
  await question.getByRole('button', { name: 'Import', exact: true }).dblclick();
  await expect(page.getByText(`Account ${uid}: new warps imported: ${PULLS};`)).toBeVisible();
  // The page shows what came. Rule W46.
  await expect(page.getByText(`Account ${uid}`, { exact: true })).toBeVisible();
  await page.goto('/en/settings');
  // One, although it was pressed twice.
  await expect(page.getByRole('radio', { name: uid })).toHaveCount(1);
  await expect(page.getByRole('radio', { name: uid })).toBeChecked();
});

// Rule W46.
test('a file of another account is asked about, and its account shown @core', async ({ page }) => {
  const fileOf = (uid: string | undefined, id: string) =>
    JSON.stringify({
      info: { version: 'v4.0' },
      hkrpg: [
        {
          ...{ uid, timezone: 8 },
          list: [
            {
              ...{ gacha_id: '2003', gacha_type: '11', item_id: '1102' },
              ...{ time: '2026-01-01 08:00:00', id },
            },
          ],
        },
      ],
    });
  const start = page.getByRole('button', { name: 'Import', exact: true });
  const manual = async () => {
    await page.getByRole('button', { name: 'Import and export warps' }).click();
    await page.getByRole('tab', { name: 'Manual import' }).click();
  };
  await open(page, 'Manual import');
  await give(page, fileOf('800000009', '1767225600000000001'));
  await start.click();
  await expect(page.getByText('Account 800000009', { exact: true })).toBeVisible();
  await manual();
  await give(page, fileOf('700000007', '1767225600000000002'));
  await expect(page.getByText('These are of 700000007. Where shall they go?')).toBeVisible();
  await expect(page.getByLabel('Into profile').locator('option:checked')).toHaveText(
    'Default (beside 800000009)',
  );
  await expectAccessible(page);
  await start.click();
  await expect(page.getByText('New warps imported: 1')).toBeVisible();
  await expect(page.getByLabel('Account (UID)')).toHaveValue('700000007');
  // Of two accounts a file that names none is of the one that the player says.
  await manual();
  await give(page, fileOf('abc', '1767225600000000003'));
  await expect(start).toBeDisabled();
  await page
    .getByRole('region', { name: 'What the file holds' })
    .getByLabel('Account', { exact: true })
    .selectOption('800000009');
  await start.click();
  await expect(page.getByText('New warps imported: 1')).toBeVisible();
  await expect(page.getByLabel('Account (UID)')).toHaveValue('800000009');
});

test('a double press makes one new profile', async ({ page }) => {
  const row = { gacha_id: '2003', gacha_type: '11', item_id: '1102', id: '1767225600000000001' };
  const account = {
    uid: '800000009',
    timezone: 8,
    list: [{ ...row, time: '2026-01-01 08:00:00' }],
  };
  await open(page, 'Manual import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'some.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ info: { version: 'v4.0' }, hkrpg: [account] })),
  });
  await page.getByLabel('Into profile').selectOption({ label: 'New profile' });
  await page.getByRole('button', { name: 'Import', exact: true }).dblclick();
  await expect(page.getByText('New warps imported: 1')).toBeVisible();
  await page.goto('/en/settings');
  await expect(page.getByRole('radio', { name: '800000009' })).toHaveCount(1);
});

test.describe('a file with nothing to take', () => {
  const info = { version: 'v4.0' };
  const row = { gacha_id: '2003', gacha_type: '11', item_id: '1102', id: '1767225600000000001' };
  const whole = JSON.stringify({
    info,
    hkrpg: [{ uid: 'abc', timezone: 8, list: [{ ...row, time: '2026-01-01 08:00:00' }] }],
  });

  test('says that it is cut short, or damaged, and of which kind @core', async ({ page }) => {
    await open(page, 'Manual import');
    await give(page, whole.slice(0, 100));
    await expect(page.getByRole('alert')).toHaveText(
      'The file (UIGF) is cut short: its end is missing. Save or download it again, whole.',
    );
    await give(page, whole.replace(':', ';'));
    await expect(page.getByRole('alert')).toHaveText('The file (UIGF) is damaged.');
    await give(page, '['.repeat(5000) + ']'.repeat(5000));
    await expect(page.getByRole('alert')).toHaveText('The file (JSON) is damaged.');
  });

  test('says that there is nothing, why, and no dates @core', async ({ page }) => {
    await open(page, 'Manual import');
    const nothing = 'There are no warps in this file that could be imported.';
    await give(page, JSON.stringify({ info, hkrpg: [] }));
    await expect(page.getByRole('alert')).toHaveText(nothing);
    const list = [{ id: 'x' }];
    await give(page, JSON.stringify({ info, hkrpg: [{ uid: '800000009', timezone: 8, list }] }));
    await expect(page.getByRole('heading', { name: '800000009' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(nothing);
    // The reason is in sight without a press.
    await expect(page.getByText('hkrpg.0.list.0: no usable ID')).toBeVisible();
    await expect(page.getByText(' – ', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  });

  test('asks whose the warps are where it names no account that can be @core', async ({ page }) => {
    await open(page, 'Manual import');
    await give(page, whole);
    await expect(page.getByRole('heading', { name: 'abc' })).toBeVisible();
    const start = page.getByRole('button', { name: 'Import', exact: true });
    await expect(start).toBeDisabled();
    await page.getByLabel('UID of the account').fill('800000009');
    await start.click();
    await expect(page.getByText('New warps imported: 1')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Import and export warps' })).toHaveCount(0);
    await page.getByRole('button', { name: 'See your statistics' }).click();
    await expect(page.getByRole('region', { name: 'Counters' })).toBeInViewport();
  });
});

test('Escape closes the panel, and gives the focus back; a link leads to the privacy policy', async ({
  page,
}) => {
  await open(page);
  const opener = page.getByRole('button', { name: 'Import and export warps' });
  const panel = page.getByRole('region', { name: 'Import and export warps' });
  await expect(panel.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/en/privacy',
  );
  await page.getByRole('textbox', { name: 'Link to the warp records' }).press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the command is shown in full, and copied', async ({ page }) => {
  await open(page);
  await page.getByRole('textbox', { name: /^Install folder/ }).fill("D:\\Bob's games");
  await page.getByRole('button', { name: 'Copy the command' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("$game = 'D:\\Bob''s games'");
  await expect(page.locator('pre')).toHaveText(copied);
  for (const [tab, words] of [
    ['PC, method 2', 'without 1/0/'],
    ['Android', 'Turn off Wi-Fi'],
    ['iOS', 'such as Stream'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari/537.36',
  });

  test('the guide is the device’s own, makes room, and leads to the statistics', async ({
    page,
  }) => {
    const { link } = linkOf(PHONE);
    await open(page);
    await expect(page.getByRole('tab', { name: 'Android' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'PC, method 1' }).click();
    await expect(page.getByRole('button', { name: 'Copy the command' })).toBeVisible();
    await expect(page.locator('pre')).toBeHidden();
    await page.getByText('Show the whole command').click();
    await expect(page.locator('pre')).toBeVisible();

    await page.getByRole('textbox', { name: 'Link to the warp records' }).fill(link);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const result = page.getByRole('status').filter({ hasText: `imported: ${PULLS};` });
    await expect(result).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Android' })).toBeHidden();
    await page.getByRole('button', { name: 'See your statistics' }).click();
    await expect(page.getByRole('textbox', { name: 'Link to the warp records' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expect(page.getByRole('region', { name: 'Counters' })).toBeInViewport();
  });

  test('the guide is no wider than the window', async ({ page }) => {
    await open(page);
    for (const name of ['PC, method 1', 'PC, method 2', 'Android', 'iOS']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, name).toBeLessThanOrEqual(0);
    }
  });
});
