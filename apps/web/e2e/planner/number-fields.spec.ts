import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** The level of the character itself, beside those of its skills. */
const LEVEL = { name: 'Target level', exact: true } as const;

/** Every number that a player types, by how one comes to it; each field stands where `fields` finds it. */
const PLACES = [
  {
    what: 'the levels of a custom entry',
    come: async (page: Page) => {
      await page.goto('/en/planner');
      await press(page, 'Add character');
      await press(page, 'Custom');
      const dialog = page.getByRole('dialog');
      for (const label of [
        'Ascension material',
        'Materials of the path',
        'Materials of common enemies',
      ]) {
        await dialog.getByLabel(label, { exact: true }).selectOption({ index: 1 });
      }
      await press(page, 'Save');
      await expect(dialog.getByLabel('Target level', { exact: true })).toBeVisible();
    },
    fields: (page: Page) =>
      page.getByRole('dialog').getByRole('spinbutton', { name: /^(Current|Target) level$/ }),
  },
  {
    what: 'the level of an upgrade',
    come: async (page: Page) => {
      await page.goto('/en/planner#seele');
      await press(page, 'Upgrade Seele');
      await expect(page.getByRole('spinbutton', LEVEL)).toBeVisible();
    },
    fields: (page: Page) => page.getByRole('spinbutton', LEVEL),
  },
  {
    what: 'the stock of one family',
    come: async (page: Page) => {
      await page.goto('/en/planner#seele');
      await page.locator('li.ticket [data-item="110122"] button').click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(3);
    },
    fields: (page: Page) => page.getByRole('dialog').getByRole('textbox'),
  },
  {
    what: 'savings for warps',
    come: async (page: Page) => {
      await page.goto('/en/warp#odds');
      await expect(
        page.getByRole('group', { name: 'What you have and what comes in' }),
      ).toBeVisible();
    },
    fields: (page: Page) =>
      page
        .getByRole('group', { name: 'What you have and what comes in' })
        .locator('input[inputmode=numeric]'),
  },
  {
    what: 'copies that are wished for',
    come: async (page: Page) => {
      await page.goto('/en/warp#odds');
      await press(page, 'Add a target');
      await expect(page.getByRole('spinbutton')).toHaveCount(1);
    },
    fields: (page: Page) => page.getByRole('spinbutton'),
  },
  {
    what: 'how many of a material are made',
    come: (page: Page) => page.goto('/en/material/110123'),
    fields: (page: Page) => page.locator('[data-raw]').getByRole('spinbutton'),
  },
] as const;

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const raw = (field: Locator) => field.evaluate((input) => (input as HTMLInputElement).value);

for (const { what, come, fields } of PLACES) {
  test(`typed at once on a slow machine, nothing of a number is lost: ${what}`, async ({
    page,
  }) => {
    // The page's processor is a sixth of what it is.
    test.slow();
    await come(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const all = await fields(page).all();
    expect(all.length).toBeGreaterThan(0);
    const [field] = all;
    if (!field) return;
    const isSmall = what === 'copies that are wished for';
    for (const round of isSmall ? ['2', '3', '4'] : ['21', '32', '43']) {
      // By Tab, by a press, and over what was settled by Enter.
      for (const one of all) {
        await one.focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.type(round);
        expect(await raw(one)).toBe(round);
      }
      await field.blur();
      await field.click();
      await page.keyboard.type(round);
      expect(await raw(field)).toBe(round);
      await page.keyboard.press('Enter');
      await field.focus();
      await expect(field).toHaveValue(round);
    }
    for (const [pasted, comes] of [
      [isSmall ? ' 4 ' : ' 3 1 ', isSmall ? '4' : '31'],
      [isSmall ? '３' : '１２', isSmall ? '3' : '12'],
    ] as const) {
      await field.selectText();
      await page.keyboard.insertText(pasted);
      await field.blur();
      await expect(field).toHaveValue(comes);
    }
    // Signs of several keys.
    await field.selectText();
    await devtools.send('Input.imeSetComposition', {
      text: '２',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await devtools.send('Input.insertText', { text: '２' });
    await field.blur();
    await expect(field).toHaveValue('2');
    // What is no count is none in part either, and is said to be none.
    for (const odd of ['1e3', '-5']) {
      await field.selectText();
      await page.keyboard.type(odd);
      expect(await raw(field)).toBe(odd);
      await expect(field).toHaveAccessibleDescription('Whole numbers in digits only.');
      await field.blur();
      const isCount = (await field.getAttribute('role')) !== 'spinbutton';
      await expect(field).toHaveValue(isCount ? '0' : '2');
      await expect(field).toHaveAccessibleDescription('Whole numbers in digits only.');
      if (isCount) await page.getByRole('button', { name: /^Undo: 2,/ }).click();
      await expect(field).toHaveValue('2');
    }
    // A fraction is said to be none, too, and changes nothing: it is never taken for what is larger.
    for (const fraction of ['1.5', '1.234,5']) {
      await field.selectText();
      await page.keyboard.type(fraction);
      expect(await raw(field)).toBe(fraction);
      await field.blur();
      await expect(field).toHaveValue('2');
      await expect(field).toHaveAccessibleDescription('Whole numbers in digits only.');
    }
    await field.selectText();
    await page.keyboard.insertText('99999999999');
    await field.blur();
    await expect(field).toHaveAccessibleDescription(/^(At most|From) /);
    await expect(field).not.toHaveValue('2');
  });
}

test('a level beyond its limits is told while it is typed, and nothing moves for it @core', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await press(page, 'Edit Seele');
  const dialog = page.getByRole('dialog');
  const target = dialog.getByRole('spinbutton', { name: 'Target level', exact: true });
  await target.fill('8');
  await expect(target).toHaveAccessibleDescription('');
  const places = () =>
    dialog.evaluate((sheet) =>
      [...sheet.querySelectorAll('input, button, h3')].map(
        (part) => part.getBoundingClientRect().top,
      ),
    );
  const before = await places();
  await page.keyboard.type('1');
  await expect(target).toBeFocused();
  await expect(target).toHaveValue('81');
  await expect(target).toHaveAccessibleDescription('From 1 to 80.');
  await expect(dialog.getByRole('status').filter({ hasText: 'From 1 to 80.' })).toBeInViewport();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Backspace');
  await expect(target).toHaveAccessibleDescription('');
  // What may still become a level is left alone: 9 would lead to none, 4 of 41 to 80 to many.
  await dialog.getByRole('spinbutton', { name: 'Current level', exact: true }).fill('41');
  await target.fill('4');
  await expect(target).toHaveAccessibleDescription('');
  await target.fill('9');
  await expect(target).toHaveAccessibleDescription('From 41 to 80.');
});

test('a pasted column says what of it was no count, and an empty cell passes over its field', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await press(page, 'Materials');
  const dialog = page.getByRole('dialog');
  const field = (id: number) => dialog.locator(`[data-item="${id}"] input`);
  const paste = (text: string) =>
    page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  await field(110121).fill('7');
  await field(110122).fill('8');
  await field(110123).fill('9');
  await field(110121).focus();
  await paste('１２\t1e3\t 1 234 \n');
  await expect(field(110123)).toBeFocused();
  await expect(field(110123)).toHaveValue('1234');
  await expect(field(110121)).toHaveValue('12');
  await expect(field(110122)).toHaveValue('8');
  await expect(dialog.getByText('Left out of what was pasted: 1e3')).toBeVisible();

  await field(110121).focus();
  await paste('5\r\n\r\n6\r\n');
  await expect(field(110123)).toHaveValue('6');
  await expect(field(110121)).toHaveValue('5');
  await expect(field(110122)).toHaveValue('8');
  await expect(dialog.getByText('Left out')).toHaveCount(0);

  await field(110121).focus();
  await paste('1.234,5\t1,234\t1.234');
  await expect(field(110122)).toHaveValue('1234');
  await expect(field(110121)).toHaveValue('5');
  await expect(field(110123)).toHaveValue('6');
  await expect(dialog.getByText('Left out of what was pasted: 1.234,5 · 1.234')).toBeVisible();

  await dialog.locator('input[inputmode="numeric"]').last().focus();
  await paste('4\n3\n-2');
  await expect(dialog.locator('input[inputmode="numeric"]').last()).toHaveValue('4');
  await expect(dialog.getByText('Left out of what was pasted: 3 · -2')).toBeVisible();
});

test('an account’s number is whole in digits of any width, and in signs of several keys', async ({
  page,
}) => {
  await page.goto('/en/planner');
  await press(page, 'From your account');
  const uid = page.getByLabel('UID in the game');
  await uid.focus();
  await page.keyboard.insertText('UID: ６００ 000 ００１');
  await expect(uid).toHaveValue('600000001');
  await uid.selectText();
  const devtools = await page.context().newCDPSession(page);
  for (const digit of '７００００００００') {
    await devtools.send('Input.imeSetComposition', {
      text: digit,
      selectionStart: 1,
      selectionEnd: 1,
    });
    await devtools.send('Input.insertText', { text: digit });
  }
  await expect(uid).toHaveValue('700000000');
});
