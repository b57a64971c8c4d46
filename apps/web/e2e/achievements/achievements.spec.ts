import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { wipeDatabase } from '../support/storage-access.ts';

const SERIES = '/en/achievements/i-trailblazer';
const LONGEST = '/en/achievements/the-memories-we-share';

const boxes = (page: Page) => page.getByRole('checkbox');
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const line = (page: Page) => page.getByRole('progressbar').first();
/** How many are done, as the page's line says it. */
const doneOf = (progress: Locator) => progress.getAttribute('aria-valuenow');

test('a mark is kept, counted everywhere, and taken back with one press @core', async ({
  page,
}) => {
  await page.goto(SERIES);
  await box(page, 'My Universities').check();
  // Who has the third stage has those before it.
  await expect(page.getByRole('status')).toContainText('Marked as done: 3');
  await expect(box(page, 'My Childhood')).toBeChecked();
  await expect.poll(() => doneOf(line(page))).toBe('3');
  await page.reload();
  await expect(box(page, 'My Universities')).toBeChecked();
  await page.goto('/en/achievements');
  await expect(page.getByText('3 of 25')).toBeVisible();
  await page.goto(SERIES);
  await box(page, 'My Childhood').uncheck();
  await expect(page.getByRole('status')).toContainText('Unmarked: 3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => doneOf(line(page))).toBe('3');
  // The button has gone, and the focus is where it was pressed from.
  await expect(box(page, 'My Childhood')).toBeFocused();
});

test('the list says how far it goes, where the game data go further', async ({ page }) => {
  await page.goto('/en/achievements');
  const newest = page.getByLabel('Version', { exact: true }).locator('option').nth(1);
  const version = (await newest.textContent()) ?? '';
  const foot = await page
    .getByRole('contentinfo')
    .getByText(/^Game data as of/)
    .textContent();
  const isBehind = foot !== `Game data as of version ${version}.`;
  await expect(page.getByText(`Listed up to version ${version}.`)).toHaveCount(isBehind ? 1 : 0);
});

test('the choice guard tells what each answer is, and of some sets the mission', async ({
  page,
}) => {
  await page.goto('/en/achievements/choices');
  await expect(page.getByText('Mission: Rarely Affectionate (II)')).toHaveCount(1);
  const one = page.locator('label', { hasText: 'For a Breath I Tarry' });
  await expect(one).toContainText('Format the little robot');
  await expect(page.getByText('Only titles are shown')).toHaveCount(0);
});

test('a page of titles alone says so once', async ({ page }) => {
  for (const address of [SERIES, '/en/achievements']) {
    await page.goto(address);
    await expect(page.getByText('Only titles are shown')).toHaveCount(1);
  }
});

for (const [when, isOpen] of [
  ['when its store was open', true],
  ['before its store was open', false],
] as const) {
  test(`what a page shows stays when the browser’s storage is emptied under it, ${when}`, async ({
    page,
  }) => {
    await page.goto(SERIES);
    await box(page, 'My Universities').check();
    await expect.poll(() => doneOf(line(page))).toBe('3');
    await page.reload();
    await expect.poll(() => doneOf(line(page))).toBe('3');
    const [one, another] = [boxes(page).nth(-1), boxes(page).nth(-2)];
    if (isOpen) {
      await one.check();
      await expect(page.locator('html:not([data-saving])')).toBeAttached();
    }
    await wipeDatabase(page);
    await another.check();
    await expect(page.getByText('The data stored in this browser is gone')).toBeVisible();
    const shown = isOpen ? '5' : '4';
    await expect.poll(() => doneOf(line(page))).toBe(shown);
    await expect(box(page, 'My Universities')).toBeChecked();
    await page.getByRole('button', { name: 'Store what is shown' }).click();
    await expect(page.getByText('The data stored in this browser is gone')).toBeHidden();
    await page.reload();
    await expect(another).toBeChecked();
    await expect.poll(() => doneOf(line(page))).toBe(shown);
  });
}

test('with Shift all from the last mark to this are marked, by mouse and by keys @core', async ({
  page,
}) => {
  await page.goto('/en/achievements/the-rail-unto-the-stars');
  await page.getByRole('list', { name: 'The Rail Unto the Stars' }).waitFor();
  const order = await boxes(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-id') ?? ''),
  );
  const at = (place: number) => page.locator(`input[data-id="${order[place]}"]`);
  await at(10).click();
  await at(14).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('status')).toContainText('Marked as done');
  const marked = await page.locator('input:checked').count();
  expect(marked).toBeGreaterThan(3);
  // One stop for the Tab key, arrows within.
  await at(14).focus();
  await page.keyboard.press('ArrowDown');
  await expect(at(15)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(at(16)).toBeChecked();
  await expect(at(15)).toBeChecked();
  await page.keyboard.press('End');
  await expect(at(order.length - 1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(at(0)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(at(0)).toBeFocused();
});

test('of those that exclude each other one takes the place of the other, and the guard counts @core', async ({
  page,
}) => {
  await page.goto('/en/achievements/choices');
  await expect(page.getByText('Choices still ahead: 50 · No longer obtainable: 0')).toBeVisible();
  await box(page, 'Infinite Legends').check();
  await expect(page.getByText('Choices still ahead: 49 · No longer obtainable: 1')).toBeVisible();
  // Only what is stored is unmarked by the other.
  await expect(page.getByRole('status')).toContainText('Marked as done: 1');
  const other = page.locator('label', { hasText: 'And So, It Lived Happily Ever After' });
  await expect(other).toContainText('No longer obtainable');
  await other.getByRole('checkbox').check();
  await expect(box(page, 'Infinite Legends')).not.toBeChecked();
  await expect(page.getByRole('status')).toContainText('Marked as done: 1 · Unmarked: 1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Infinite Legends')).toBeChecked();
});

test('search and filters stand in the address, and a search without a match says so @core', async ({
  page,
}) => {
  await page.goto('/en/achievements');
  await page.getByRole('searchbox').fill('path traces');
  await expect(box(page, 'Path Traces (IV)')).toBeVisible();
  await expect(page).toHaveURL(/\?q=path/);
  await page.getByRole('searchbox').fill('zzz qqq');
  await expect(page.getByText('No achievement matches your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('link', { name: /Moment of Joy/ })).toBeVisible();

  await page.goto(`${SERIES}?state=open&rarity=high`);
  await expect(boxes(page)).not.toHaveCount(0);
  const before = await boxes(page).count();
  await boxes(page).first().check();
  // Nothing moves away under the pointer; asked anew, it is gone.
  await expect(boxes(page)).toHaveCount(before);
  await page.getByRole('combobox', { name: 'Version' }).selectOption('1.0');
  await expect(page).toHaveURL(/version=1\.0/);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(boxes(page).first()).toBeChecked();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

for (const path of ['/en/achievements', LONGEST]) {
  test(`${path} says why more achievements are listed than can be had`, async ({ page }) => {
    await page.goto(path);
    const total = Number(await line(page).getAttribute('aria-valuemax'));
    const why = page.getByText(/^Listed: \d/);
    await expect(why).toContainText(`You can get ${total.toLocaleString('en')} at most`);
    const listed = /[\d,]+/.exec((await why.textContent()) ?? '')?.[0] ?? '';
    if (path === LONGEST) await expect(page.getByText(`Shown: ${listed}`)).toBeVisible();
    expect(Number(listed.replace(',', ''))).toBeGreaterThan(total);
  });
}

test('what is pressed before the page is alive is kept @core', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const going = page.goto(SERIES);
  await page.locator('input[type=checkbox]').first().check();
  release();
  await going;
  await expect.poll(() => doneOf(line(page))).toBe('1');
  await expect(page.getByRole('status')).toContainText('Marked as done: 1');
  await page.reload();
  await expect.poll(() => doneOf(line(page))).toBe('1');
  await expect(boxes(page).first()).toBeChecked();
});

for (const next of ['/en/achievements', '/en/privacy']) {
  test(`what is marked while the store is on its way is kept when the player goes on: ${next}`, async ({
    page,
  }) => {
    await page.goto(SERIES);
    await expect.poll(() => doneOf(line(page))).toBe('0');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHolding = true;
    await page.route('**/*.js', async (route) => {
      if (isHolding) await held;
      await route.continue();
    });
    await boxes(page).first().check();
    // Whoever would close the page now is asked.
    await expect(page.locator('html[data-saving]')).toBeAttached();
    isHolding = false;
    await page.locator(`a[href="${next}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${next}$`));
    await expect(boxes(page)).toHaveCount(0);
    release();
    await page.goto(SERIES);
    await expect.poll(() => doneOf(line(page))).toBe('1');
  });
}

test('the palette leads to an achievement in its series', async ({ page }) => {
  await page.goto('/en/achievements');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('Path Traces (III)');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
    'Path Traces (III)',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/i-trailblazer#4010503$/);
  await expect(box(page, 'Path Traces (III)')).toBeFocused();
});

test('a link shows what it leads to, whatever the page was narrowed to before', async ({
  page,
}) => {
  await page.goto(`${SERIES}?state=done`);
  await expect(page.getByText('No achievement matches your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('Path Traces (III)');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
    'Path Traces (III)',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#4010503$/);
  await expect(box(page, 'Path Traces (III)')).toBeFocused();
  // The filter still holds for all others.
  await expect(page.getByText('Shown: 4')).toBeVisible();
});

test('what another tab has taken back is not offered to be undone', async ({ page, context }) => {
  await page.goto(SERIES);
  await box(page, 'Path Traces (I)').check();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(SERIES);
  await expect(box(other, 'Path Traces (I)')).toBeChecked();
  await box(other, 'Path Traces (I)').uncheck();
  await expect(box(page, 'Path Traces (I)')).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a mark draws its own row and no other, on the longest page', async ({ page }) => {
  await page.goto(LONGEST);
  await expect.poll(() => doneOf(line(page))).toBe('0');
  const first = boxes(page).first();
  await first.check();
  await expect.poll(() => doneOf(line(page))).toBe('1');
  const changed = await page.evaluate(async () => {
    const list = document.querySelector('main [role=list]');
    let count = 0;
    const observer = new MutationObserver((records) => {
      count += new Set(
        records.map(({ target }) => (target as Element).closest?.('[role=listitem]')),
      ).size;
    });
    if (list) observer.observe(list, { subtree: true, childList: true, attributes: true });
    list?.querySelectorAll<HTMLInputElement>('input')[40]?.click();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return count;
  });
  expect(changed).toBeLessThanOrEqual(2);
});

for (const theme of ['night', 'day'] as const) {
  test(`pages of achievements have no accessibility violation by ${theme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    test.setTimeout(180_000);
    for (const path of ['/en/achievements', SERIES, '/jp/achievements/glory-of-the-unyielding']) {
      await page.goto(path);
      await boxes(page)
        .first()
        .check({ timeout: 3000 })
        .catch(() => undefined);
      await expectAccessible(page, theme);
    }
    await page.goto('/ru/achievements?q=приключ');
    await expect(boxes(page).first()).toBeVisible();
    await expectAccessible(page, theme);
  });
}

test('what other trackers tell is shown, added and taken back; what is exported comes in again @core', async ({
  page,
}) => {
  await page.goto('/en/achievements');
  await page.getByRole('button', { name: 'Import and export' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import and export' });
  await sheet.getByRole('textbox').fill('{"hsr_achievements":[4010101');
  await expect(sheet).toContainText('The file is damaged or cut off. Nothing was changed.');
  // A long text can be taken out again.
  const long = Array.from({ length: 4000 }, (_, place) => 4_010_101 + place).join();
  await sheet.getByRole('textbox').fill(long);
  await sheet.getByRole('textbox').press('ControlOrMeta+a');
  await sheet.getByRole('textbox').press('Delete');
  await expect(sheet.getByRole('button', { name: 'Add 0' })).toBeDisabled();
  // An empty file is told of; a list that may be of all there are is asked about.
  const nothing = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Choose a file' }).click();
  await (await nothing).setFiles({
    ...{ name: 'empty.json', mimeType: 'application/json', buffer: Buffer.from('') },
  });
  await expect(sheet).toContainText('It contains no achievement IDs. Nothing was changed.');
  await sheet.getByRole('textbox').fill('[{"id":4010101,"jades":5},{"id":4010102,"jades":5}]');
  await expect(sheet).toContainText('Nothing in this list says which ones are done, so all 2');
  await sheet.getByRole('textbox').fill('[{"id":4010101},{"id":4010102},{"id":4999999}]');
  await expect(sheet).not.toContainText('Nothing in this list says which ones are done');
  await expect(sheet).toContainText('New: 2');
  await expect(sheet).toContainText('counted separately: 1');
  await sheet.getByRole('button', { name: 'Add 3' }).click();
  await expect.poll(() => doneOf(line(page))).toBe('2');
  await expect(page.getByText('Newer than our data, kept for you: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => doneOf(line(page))).toBe('0');
  await page.getByRole('button', { name: 'Import and export' }).click();
  await sheet.getByRole('textbox').fill('4010101 4010102 4999999');
  await sheet.getByRole('button', { name: 'Add 3' }).click();
  await expect.poll(() => doneOf(line(page))).toBe('2');
  await page.getByRole('button', { name: 'Import and export' }).click();
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save 3 as a file' }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, 'utf8')).toBe('{"hsr_achievements":[4010101,4010102,4999999]}');
  await expectAccessible(page);
  const choosing = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles(file);
  await expect(sheet).toContainText('Marked here already: 3');
});
