import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
const dialogOf = (page: Page) => page.getByRole('dialog');

async function planner(page: Page, hash = '') {
  await page.goto(`/en/planner${hash}`);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

async function throttled(page: Page, rate = 6) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

test('who types a slip finds whom they meant, and takes them with Enter', async ({ page }) => {
  await planner(page);
  await page.getByRole('button', { name: 'Add character' }).click();
  await page.getByRole('searchbox').fill('sele');
  await expect(dialogOf(page).getByText('Nothing here matches “sele”. Close to it:')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('heading', { name: 'Seele' })).toBeVisible();
});

test('levels that are typed at once after Tab or a press, pasted, or made of several keys are there whole', async ({
  page,
}) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const fields = dialogOf(page).getByRole('spinbutton');
  await expect(fields).toHaveCount(10);
  const devtools = await throttled(page);
  const value = (place: number) =>
    fields.nth(place).evaluate((field) => (field as HTMLInputElement).value);
  // Two levels, then the current and the target level of each skill.
  await dialogOf(page).getByLabel('Target level', { exact: true }).focus();
  for (let round = 0; round < 3; round++) {
    for (let skill = 0; skill < 4; skill++) {
      const target = fields.nth(3 + 2 * skill);
      await fields.nth(2 + 2 * skill).focus();
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
      await page.keyboard.type(skill === 0 ? '06' : '10');
      expect(await value(3 + 2 * skill)).toBe(skill === 0 ? '06' : '10');
    }
  }
  const level = fields.nth(1);
  for (const typed of ['71', '72', '73']) {
    await level.click();
    await page.keyboard.type(typed);
    expect(await value(1)).toBe(typed);
    await page.keyboard.press('Tab');
    await expect(level).toHaveValue(typed);
  }
  await level.click();
  await page.keyboard.type('74');
  await page.keyboard.press('Enter');
  // After Enter, the next digits are a new number.
  await page.keyboard.type('64');
  await page.keyboard.press('ArrowUp');
  await expect(level).toHaveValue('65');
  await page.keyboard.type('66');
  expect(await value(1)).toBe('66');
  await page.keyboard.press('Tab');
  await level.click();
  await page.keyboard.insertText(' 7 0');
  await fields.nth(0).click();
  await expect(level).toHaveValue('70');
  await level.click();
  await devtools.send('Input.imeSetComposition', {
    text: '６',
    selectionStart: 1,
    selectionEnd: 1,
  });
  await devtools.send('Input.insertText', { text: '６８' });
  await fields.nth(0).click();
  await expect(level).toHaveValue('68');
});

test('what no run is counted for is named, and leads to what is known of it', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Farming plan' }).click();
  await expect(
    dialogOf(page).getByText('our data does not say how many a run gives'),
  ).toBeVisible();
  await dialogOf(page)
    .getByRole('link', { name: /Thief's Instinct/ })
    .click();
  await expect(page).toHaveURL(/\/en\/material\/thiefs-instinct$/);
});

test('power a day is typed as counts are', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Farming plan' }).click();
  await throttled(page);
  const power = dialogOf(page).getByLabel('Power per day', { exact: true });
  const reserve = dialogOf(page).getByLabel('Reserved power', { exact: true });
  for (const typed of ['180', '300', '240']) {
    await power.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
    await expect(reserve).toHaveValue(typed);
    await reserve.blur();
    await expect(power).toHaveValue(typed);
  }
});

test('a field says beside it what became of letters, and of more than it takes', async ({
  page,
}) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  const dialog = dialogOf(page);
  const count = dialog.locator('[data-item="2"] input');
  const cell = dialog.locator('[data-item="2"]');
  await count.fill('abc');
  await expect(cell).toContainText('Whole numbers in digits only.');
  await expect(count).toHaveAccessibleDescription('Whole numbers in digits only.');
  await count.fill('99,999,999,999');
  await expect(cell).toContainText('At most 999,999,999.');
  await count.blur();
  await expect(count).toHaveValue('999,999,999');
  await count.fill('1 250');
  await expect(cell.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const level = dialog.getByLabel('Target level', { exact: true });
  await level.fill('99');
  await level.press('Enter');
  await expect(level).toHaveValue('80');
  await expect(level).toHaveAccessibleDescription('From 1 to 80.');
});

test('a slip of the finger loses no count: it stands until the field is left, and can be had back', async ({
  page,
}) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  const dialog = dialogOf(page);
  const cell = dialog.locator('[data-item="2"]');
  const count = cell.getByRole('textbox');
  await count.fill('81250');
  await count.blur();

  await count.pressSequentially('812q');
  await count.fill('812');
  await count.blur();
  await expect(count).toHaveValue('812');
  await expect(cell.getByRole('button')).toHaveCount(0);

  await count.pressSequentially('9q');
  await count.blur();
  await expect(count).toHaveValue('0');
  await cell.getByRole('button', { name: /^Undo/ }).click();
  await expect(count).toHaveValue('812');
  await expect(count).toBeFocused();
  await expect(cell.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  await expect(count).toHaveValue('812');
});

test('Ctrl + Enter saves a sheet, with the number that is still being typed', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  await dialogOf(page).getByLabel('Target level', { exact: true }).click();
  await page.keyboard.type('60');
  await page.keyboard.press('Control+Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(tickets(page).first()).toContainText('Lv. 60');
});

test('what is picked and then discarded never was in the plan @core', async ({ page }) => {
  await planner(page);
  for (const kind of ['character', 'light cone']) {
    await page.getByRole('button', { name: `Add ${kind}` }).click();
    await dialogOf(page).locator('ul button').nth(1).click();
    await expect(dialogOf(page).getByLabel('Target level', { exact: true })).toBeVisible();
    await expect(tickets(page)).toHaveCount(0);
    await dialogOf(page).getByRole('button', { name: 'Discard' }).click();
    await expect(tickets(page)).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
});

test('a custom character is made part of the plan with the last Save, with what was changed meanwhile', async ({
  page,
}) => {
  await planner(page);
  await page.getByRole('button', { name: 'Add character' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Custom' }).click();
  for (const [label, index] of [
    ['Ascension material', 1],
    ['Materials of the path', 1],
    ['Materials of common enemies', 1],
  ] as const) {
    await dialog.getByLabel(label).selectOption({ index });
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tickets(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Name, rarity, path and materials' }).click();
  await dialog.getByLabel('Name').fill('Nobody');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tickets(page)).toHaveCount(0);
  await page.getByRole('dialog', { name: 'Nobody' }).getByRole('button', { name: 'Save' }).click();
  await expect(tickets(page)).toHaveText([/Nobody/]);
});

test('a skill beyond its ascension goes as far as it may, says why beside, and offers the way @core', async ({
  page,
}) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const dialog = dialogOf(page);
  const target = dialog.getByLabel('Target level', { exact: true });
  await target.fill('40');
  await target.press('Enter');
  const skill = dialog.getByLabel('Sheathed Blade: Target level');
  await skill.fill('8');
  await skill.press('Tab');
  await expect(skill).toHaveValue('3');
  await expect(skill).toHaveAccessibleDescription('Sheathed Blade level 8 needs ascension 5.');
  await dialog.getByRole('button', { name: 'Raise ascension to 5' }).click();
  await expect(skill).toHaveValue('8');
  await expect(target).toHaveValue('60');
  await expect(dialog.getByText('needs ascension')).toHaveCount(0);
});

test('an upgrade lists what it does, and pays for what is ticked alone @core', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Upgrade Seele' }).click();
  const dialog = dialogOf(page);
  const level = dialog.getByLabel('Target level', { exact: true });
  await level.fill('50');
  await level.press('Enter');
  const ticks = dialog.getByRole('group', { name: 'What is done' }).getByRole('checkbox');
  await expect(ticks).toHaveCount(1 + 4 + 5);
  const credits = dialog.locator('[data-item="2"]');
  await expect(dialog.locator('[data-item="110121"]')).toBeVisible();
  for (let place = 1; place < 10; place++) await ticks.nth(place).uncheck();
  await expect(dialog.locator('[data-item="110121"]')).toHaveCount(0);
  // Ascensions to the third, 28,000, and 88,800 for the experience to 50.
  await expect(credits).toContainText('116,800');
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  const ticket = tickets(page).first();
  await expect(ticket).toContainText('Lv. 50');
  await expect(ticket).toContainText('1 → 10');
  await expect(ticket).toContainText('Traces: 13');
});

// Rules P24, P26.
test('an upgrade goes one level of one skill alone, and names what is missing for it', async ({
  page,
}) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Current level', { exact: true }).fill('50');
  await page.keyboard.press('Control+Enter');
  const ticket = tickets(page).first();
  await expect(ticket).toContainText('Lv. 50');
  await ticket.getByRole('button', { name: 'Upgrade Seele' }).click();
  await dialog.getByRole('button', { name: 'Sheathed Blade: Only +1' }).click();
  const parts = dialog.getByRole('group', { name: 'What is done' });
  await expect(parts.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(parts.getByRole('checkbox', { name: 'Sheathed Blade' })).toBeChecked();
  await expect(dialog.locator('li[data-item]')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Upgrade', exact: true }).click();
  const lacking = dialog.getByText("Missing: Credit 2,500 · Thief's Instinct 3");
  await expect(lacking).toBeVisible();
  // It stays when the short message is gone, as long as something is missing.
  await expect(dialog.getByText('Not enough materials')).toHaveCount(0);
  await expect(lacking).toBeVisible();

  for (const [id, item, owned] of [
    [2, 'Credit', '3000'],
    [111011, "Thief's Instinct", '5'],
  ] as const) {
    await dialog.locator(`[data-item="${id}"] button`).click();
    const stock = page.getByRole('dialog', { name: item });
    await stock.getByRole('textbox', { name: item }).fill(owned);
    await stock.getByRole('button', { name: 'Save' }).click();
    await expect(stock).toHaveCount(0);
  }
  await expect(dialog.getByText(/^Missing:/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Upgrade', exact: true }).click();
  await expect(page.getByText('Seele was upgraded.')).toBeVisible();
  await expect(ticket).toContainText(/Sheathed Blade Skill\s*2 → 10/);
  await expect(ticket).toContainText(/Thwack Basic ATK\s*1 → 6/);
  await expect(ticket).toContainText('Traces: 13');
});

test('an upgrade takes a skill to a nearer level, no further than the ascension allows', async ({
  page,
}) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Upgrade Seele' }).click();
  const dialog = dialogOf(page);
  const parts = dialog.getByRole('group', { name: 'What is done' });
  // At the first ascension no skill goes beyond its first level.
  await expect(parts.getByRole('button', { name: /Only \+1/ })).toHaveCount(0);
  const level = parts.getByLabel('Sheathed Blade: Target level');
  await level.fill('6');
  await level.press('Enter');
  const stand = dialog.getByLabel('Target level', { exact: true });
  await stand.fill('50');
  await stand.press('Enter');
  await expect(level).toHaveValue('4');
  await stand.fill('80');
  await stand.press('Enter');
  await expect(level).toHaveValue('6');
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  const ticket = tickets(page).first();
  await expect(ticket).toContainText(/Sheathed Blade Skill\s*6 → 10/);
  await expect(ticket).toContainText(/Butterfly Flurry Ultimate\s*10(?! →)/);
});

test('without the level, what the ascension does not allow waits', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Upgrade Seele' }).click();
  const dialog = dialogOf(page);
  const ticks = dialog.getByRole('group', { name: 'What is done' }).getByRole('checkbox');
  await ticks.first().uncheck();
  await expect(dialog.getByText('only with the ascension').first()).toBeVisible();
  await expect(ticks.nth(1)).toBeDisabled();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await expect(tickets(page).first()).toContainText('Lv. 1');
  await expect(tickets(page).first()).toContainText('Traces: 12');
});

test('an upgrade with nothing ticked is none, and says so', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Upgrade Seele' }).click();
  const dialog = dialogOf(page);
  const ticks = dialog.getByRole('group', { name: 'What is done' }).getByRole('checkbox');
  await expect(ticks).toHaveCount(1 + 4 + 13);
  // Traces that bring the same stat are told apart.
  for (const trace of ['ATK +4.0%', 'ATK +6.0%', 'ATK +8.0%', 'CRIT DMG +10.7%']) {
    await expect(dialog.getByRole('checkbox', { name: trace }).first()).toBeVisible();
  }
  for (let place = 17; place >= 0; place--) await ticks.nth(place).uncheck();
  await expect(dialog.getByText('Nothing is ticked.')).toBeVisible();
  await expect(dialog.getByText('Nothing more is needed.')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Upgrade', exact: true })).toBeDisabled();
});

test('a new entry says that it is served first, and can be moved to the end', async ({ page }) => {
  await planner(page, '#seele');
  await expect(page.getByText('Seele was added.')).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'bronya';
  });
  await expect(page.getByText('Bronya was added and comes first.')).toBeVisible();
  await expect(tickets(page)).toHaveText([/Bronya/, /Seele/]);
  await page.getByRole('button', { name: 'Move to the end' }).click();
  await expect(tickets(page)).toHaveText([/Seele/, /Bronya/]);
  await page.evaluate(() => {
    location.hash = 'bronya';
  });
  await expect(page.getByRole('status').getByText('Bronya is already in your plan.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to it' }).click();
  await expect(tickets(page).last()).toBeFocused();
});

test('a hash that is cut in the middle of a character leaves the page as it is', async ({
  page,
}) => {
  await planner(page, '#seele');
  await page.evaluate(() => {
    location.hash = '%';
  });
  await expect(page).toHaveURL(/\/en\/planner$/);
  await expect(tickets(page)).toHaveText([/Seele/]);
});

test('adding asks for a name first, Enter takes the first that is found, and the focus returns @core', async ({
  page,
}) => {
  await planner(page);
  const add = page.getByRole('button', { name: 'Add character' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('seele');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Seele' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('an upgrade can be taken back until its entry is edited: no later change is taken along', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Upgrade Seele' }).click();
  const target = dialog.getByLabel('Target level', { exact: true });
  await target.fill('40');
  await target.press('Enter');
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const ticket = page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const goal = dialog.getByLabel('Target level', { exact: true });
  await goal.fill('70');
  await goal.press('Enter');
  await expect(undo).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(ticket).toContainText('Lv. 70');
  await expect(undo).toHaveCount(0);
});

test('the second press of a double click reaches nothing that lies under a sheet', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await expect(page.getByRole('button', { name: 'Edit Seele' })).toBeVisible();
  await page.evaluate(() => {
    Object.assign(globalThis, { underneath: 0 });
    document.addEventListener('click', ({ target, detail }) => {
      const isUnder = target instanceof Element && !target.closest('dialog');
      // A key presses a button by a click of no count.
      if (isUnder && detail > 0) (globalThis as unknown as { underneath: number }).underneath++;
    });
  });
  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: 'Edit Seele' });
  const twice = async (x: number, y: number) => {
    await edit.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.mouse.dblclick(x, y);
    await expect(dialog).toHaveCount(0);
  };
  await edit.press('Enter');
  const middles = [];
  for (const name of ['Save', 'Close']) {
    const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
    if (box) middles.push([box.x + box.width / 2, box.y + box.height / 2] as const);
  }
  await page.keyboard.press('Escape');
  expect(middles).toHaveLength(2);
  for (const middle of middles) await twice(...middle);
  await twice(20, 450);
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { underneath: number }).underneath);
  expect(await heard()).toBe(0);
  // What is pressed once is heard.
  await page.mouse.click(20, 450);
  expect(await heard()).toBe(1);
});

test('a skill tells in the sheet what it does, at the level that is wanted', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const skill = dialogOf(page).getByRole('button', { name: 'Sheathed Blade', exact: true });
  const tip = page.getByRole('tooltip');
  await skill.hover();
  await expect(tip).toContainText('220% of ATK');
  // In the top layer: an open sheet would hide it otherwise.
  expect(await tip.evaluate((shown) => shown.matches(':popover-open'))).toBe(true);
  await skill.click();
  await expect(tip).toHaveCount(0);
  const description = dialogOf(page).locator('[data-description]');
  await expect(description).toContainText('220% of ATK');
  await dialogOf(page).getByLabel('Sheathed Blade: Target level').fill('1');
  await dialogOf(page).getByLabel('Sheathed Blade: Target level').blur();
  await expect(description).toContainText('110% of ATK');
  const trace = dialogOf(page)
    .locator('[data-tree]')
    .getByRole('button', { name: /^Lacerate/ });
  await trace.hover();
  await expect(tip).toContainText('RES PEN');
});

test('an upgrade tells what each of its parts does', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Upgrade Seele' }).click();
  await dialogOf(page).getByText('Sheathed Blade', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).toContainText('220% of ATK');
});

test('what Escape and Discard throw away can be had back @core', async ({ page }) => {
  await planner(page, '#seele');
  const dialog = dialogOf(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  const count = dialog.locator('[data-item="2"] input');
  await count.fill('1250');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await undo.click();
  await expect(count).toHaveValue('1,250');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(undo).toBeVisible();

  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const level = dialog.getByLabel('Target level', { exact: true });
  await level.fill('65');
  await page.keyboard.press('Escape');
  await undo.click();
  await expect(level).toHaveValue('65');
});

test('a target level that is lowered by a slip gives back what it barred', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const dialog = dialogOf(page);
  const level = dialog.getByLabel('Target level', { exact: true });
  const skill = dialog.getByLabel(/: Target level$/).first();
  const wished = await skill.inputValue();
  await level.fill('40');
  await level.press('Enter');
  await expect(skill).not.toHaveValue(wished);
  await level.fill('80');
  await level.press('Enter');
  await expect(skill).toHaveValue(wished);
});

test('a material that is looked at from an upgrade leads back to it', async ({ page }) => {
  await planner(page, '#seele');
  await page.getByRole('button', { name: 'Upgrade Seele' }).click();
  const upgrade = page.getByRole('dialog', { name: 'Upgrade' });
  const level = upgrade.getByLabel('Target level', { exact: true });
  await level.fill('40');
  await level.press('Enter');
  await upgrade
    .getByRole('button', { name: /Credit/ })
    .first()
    .click();
  const item = page.getByRole('dialog', { name: 'Credit' });
  await item.getByRole('button', { name: 'Discard' }).click();
  await expect(item).toHaveCount(0);
  await expect(level).toHaveValue('40');
});
