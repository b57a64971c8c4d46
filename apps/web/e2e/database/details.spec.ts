import { expect, test } from '../support/fixtures.ts';
import { GAME } from '../support/game.ts';

const tab = (name: string) => ({ name, exact: true }) as const;

test.describe('a character page', () => {
  test('stats follow the slider across ascensions @core', async ({ page }) => {
    await page.goto('/en/character/seele');
    const slider = page.getByRole('slider', { name: 'Level' });
    const stats = page.locator('[data-stats]');
    await expect(slider).toHaveAttribute('aria-valuetext', '80 / 80');
    await expect(stats).toContainText('HP931');
    await expect(stats).toContainText('ATK640');
    await expect(stats).toContainText('DEF363');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '1 / 20');
    await expect(stats).toContainText('HP126');
    for (let step = 0; step < 20; step++) await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '20 / 30');
    await expect(stats).toContainText('HP297');
  });

  test('outfits are called by their names, in the language that has one', async ({ page }) => {
    const outfit = (name: string) => page.getByRole('option', { name, exact: true });
    await page.goto('/en/character/castorice');
    await page.getByLabel('Outfit').selectOption('Gossamer Flutter');
    await expect(page.getByLabel('Outfit')).toHaveValue('1');
    await expect(outfit('Gossamer Flutter')).not.toHaveAttribute('lang');
    await page.goto('/ru/character/castorice');
    await expect(outfit('Gossamer Flutter')).toHaveAttribute('lang', 'en');
    await page.goto('/en/character/ruan-mei');
    await expect(outfit('Outfit 1')).not.toHaveAttribute('lang');
    await page.goto('/en/character/cyrene');
    await expect(outfit('Outfit 1')).not.toHaveAttribute('lang');
  });

  test('everything to the maximum costs what the planner says @core', async ({ page }) => {
    await page.goto('/en/character/seele');
    const total = page.getByRole('tabpanel');
    await expect(total.locator('[data-item="2"]')).toContainText('3,888,100');
    await expect(total.locator('[data-item="241"]')).toContainText('8');
    await expect(total.locator('[data-item="110406"]')).toContainText('65');
    await page.getByRole('link', { name: 'Add to planner' }).click();
    await expect(page).toHaveURL(/\/en\/planner(#seele)?$/);
    await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  });

  test('skills have levels, those of eidolons as well', async ({ page }) => {
    await page.goto('/en/character/seele');
    await page.getByRole('tab', tab('Skills')).click();
    const skill = page.getByRole('article').filter({ hasText: 'Sheathed Blade' });
    await expect(skill.getByRole('slider')).toHaveAttribute('aria-valuetext', '10');
    await expect(skill.locator('[data-effects]')).toContainText('220% → 242% of ATK');
    await expect(skill).toContainText('One enemy');
    await skill.getByRole('slider').press('End');
    await expect(skill.getByRole('slider')).toHaveAttribute('aria-valuetext', '12 (2 by eidolons)');
    await expect(skill.locator('[data-effects]')).toContainText('242% of ATK');
    await skill.locator('summary').click();
    await expect(skill.getByRole('row')).toHaveCount(2);
    await expect(skill.getByRole('columnheader')).toHaveCount(13);
  });

  test('skills, eidolons and traces are told in plain words above their lines', async ({
    page,
  }) => {
    await page.goto('/en/character/seele');
    await page.getByRole('tab', tab('Skills')).click();
    const skill = page.getByRole('article').filter({ hasText: 'Sheathed Blade' });
    await expect(skill.locator('[data-sentence]')).toHaveText(
      'Raises own SPD for 2 turns and deals Quantum DMG to one enemy.',
    );
    await expect(skill.locator('[data-sentence] ~ [data-effects]')).toBeVisible();
    await page.getByRole('tab', tab('Eidolons')).click();
    await expect(page.getByText('Gains Energy after defeating an enemy.')).toBeVisible();
    await page.getByRole('tab', tab('Traces')).click();
    const panel = page.getByRole('tabpanel');
    await panel.locator('[data-tree]').getByRole('button', { name: 'Rippling Waves' }).click();
    await expect(panel.getByText('Acts sooner when using the Basic ATK.').first()).toBeVisible();
  });

  test('sliders keep their place through Enhanced, which shows what it changed', async ({
    page,
  }) => {
    await page.goto('/en/character/kafka#skills');
    const panel = page.getByRole('tabpanel');
    const skill = panel.getByRole('article').nth(1);
    await skill.getByRole('slider').fill('8');
    await expect(panel.getByText('Changed')).toHaveCount(0);
    await panel.getByRole('switch', { name: 'Enhanced' }).click();
    await expect(skill.getByRole('slider')).toHaveValue('8');
    await expect(panel.getByText('Changed').first()).toBeVisible();
    await expect(panel.getByRole('deletion').first()).toBeVisible();
    await page.getByRole('tab', tab('Eidolons')).click();
    await expect(page.getByRole('tabpanel').getByText('Changed').first()).toBeVisible();
  });

  test('the cost calculator keeps its bounds in order', async ({ page }) => {
    await page.goto('/en/character/seele');
    await page.getByRole('tab', tab('Skills')).click();
    const calculator = page.getByRole('region', { name: 'Skill cost calculator' });
    await expect(calculator.getByLabel('From level')).toHaveValue('1');
    await expect(calculator.getByLabel('To level')).toHaveValue('2');
    await expect(calculator.locator('[data-item="2"]')).toContainText('5,000');
    await calculator.getByLabel('Skill', { exact: true }).selectOption('Sheathed Blade');
    await calculator.getByLabel('To level').selectOption('10');
    await calculator.getByLabel('From level').selectOption('8');
    await expect(calculator.getByLabel('To level')).toHaveValue('10');
    await calculator.getByLabel('Skill', { exact: true }).selectOption('Thwack');
    await expect(calculator.getByLabel('To level')).toHaveValue('6');
    await expect(calculator.getByLabel('From level')).toHaveValue('6');
    await expect(calculator).toContainText('No cost');
  });

  test('traces can be pressed, by keyboard too, and are greyed when out of reach @core', async ({
    page,
  }) => {
    await page.goto('/en/character/seele');
    await page.getByRole('tab', tab('Traces')).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { name: 'Nightshade' })).toBeVisible();
    const lacerate = panel.locator('[data-tree]').getByRole('button', { name: 'Lacerate' });
    const seen = lacerate.locator('> span');
    await expect(seen).toHaveCSS('opacity', '1');
    await panel.getByRole('button', { name: 'Ascension 2' }).click();
    await expect(seen).toHaveCSS('opacity', '0.4');
    await lacerate.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Lacerate' })).toBeVisible();
    await expect(lacerate).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByText('Needs ascension 4')).toBeVisible();
    await panel
      .locator('[data-tree]')
      .getByRole('button', { name: /ATK · \+/ })
      .first()
      .click();
    await expect(panel.locator('p', { hasText: /^ATK \+/ })).toBeVisible();
  });

  test('a resting mouse is told what it points at, after a second', async ({ page }) => {
    await page.goto('/en/character/seele');
    await page.getByRole('tab', tab('Traces')).click();
    await page.locator('[data-tree]').getByRole('button', { name: 'Lacerate' }).hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(page.getByRole('tooltip')).toHaveText('Lacerate', { timeout: 3000 });
    await page.mouse.move(5, 5);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.locator('[data-tree]').getByRole('button', { name: 'Lacerate' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 3000 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('arrows move between tabs, and a page is found as it was left @core', async ({ page }) => {
    await page.goto('/en/character/aglaea');
    await page.getByRole('tab', tab('Details')).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', tab('Memosprite'))).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Garmentmaker' })).toBeVisible();
    await page.goto('/en/characters');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Garmentmaker' })).toBeVisible();
  });

  test('without texts there is no lore to open', async ({ page }) => {
    await page.goto('/en/character/seele');
    await expect(page.getByRole('tab', tab('Lore'))).toHaveCount(0);
    await expect(page.getByText('Description missing.')).toHaveCount(0);
  });

  test("a protagonist's page sets the form of address", async ({ page, context }) => {
    for (const [pageId, gender] of [
      ['playerboy-destruction', 'M'],
      ['playergirl-harmony', 'F'],
    ] as const) {
      await page.goto(`/en/character/${pageId}`);
      await expect
        .poll(async () => (await context.cookies()).find(({ name }) => name === 'gender')?.value)
        .toBe(gender);
    }
  });
});

test('a light cone page: level, superimposition, planner @core', async ({ page }) => {
  await page.goto('/en/lightcone/in-the-night');
  await page.getByRole('slider', { name: 'Level' }).press('End');
  await expect(page.locator('[data-stats]')).toContainText('HP1,058');
  const effects = page.locator('[data-effects]');
  await expect(effects).toContainText('CRIT Rate +18% → +30%');
  await page.getByRole('slider', { name: 'Superimposition' }).press('End');
  await expect(effects).toContainText('CRIT Rate +30%');
  await expect(page.getByRole('region', { name: 'Total cost' })).toContainText(
    'From level 1 to 80. Experience is counted separately for each ascension, the largest materials first.',
  );
  await page.getByRole('link', { name: 'Add to planner' }).click();
  await expect(page.getByRole('heading', { name: 'In the Night' })).toBeVisible();
});

test('relics: one type at a time, bonuses, stats by level and upgrades @core', async ({ page }) => {
  await page.goto('/en/relics');
  const cards = page.locator('main li a[href*="/relics/"]');
  await expect(cards).toHaveCount(GAME.counts.relicSets);
  await page.getByRole('button', { name: 'Planar ornament' }).click();
  const ornaments = await cards.count();
  await page.getByRole('button', { name: 'Relic set' }).click();
  expect((await cards.count()) + ornaments).toBe(GAME.counts.relicSets);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(cards).toHaveCount(GAME.counts.relicSets);
  await page.goto('/en/relics/passerby-of-wandering-cloud');
  await expect(page.getByText('2pc')).toBeVisible();
  await expect(page.getByText('Outgoing Healing Boost +10.0%')).toBeVisible();
  const piece = page.getByRole('tabpanel');
  await expect(page.getByRole('slider', { name: 'Level' })).toHaveValue('15');
  await expect(piece.locator('[data-affix="HPDelta"]').first()).toContainText('705.6');
  await piece.getByLabel('Rarity').selectOption('4-star');
  await expect(page.getByRole('slider', { name: 'Level' })).toHaveAttribute('max', '12');
  const upgrades = page.getByRole('slider', { name: 'Upgrades' });
  await expect(upgrades).toHaveAttribute('max', '4');
  await expect(upgrades).toHaveAttribute('aria-valuetext', 'none yet');
  await upgrades.press('ArrowRight');
  await expect(upgrades).toHaveAttribute('aria-valuetext', '1');
  await page.getByRole('tab', tab('Feet')).click();
  await expect(piece.locator('[data-affix="SpeedDelta"]').first()).toBeVisible();
});

test('a page of one thing draws its constellation once', async ({ page }) => {
  for (const path of ['/en/character/seele', '/en/lightcone/in-the-night']) {
    await page.goto(path);
    await expect(page.locator('main svg[viewBox="0 0 96 96"]')).toHaveCount(1);
  }
});

test('figures of a skill say what they are of', async ({ page }) => {
  await page.goto('/en/character/himeko#skills');
  const skills = page.getByRole('tabpanel', { name: 'Skills' });
  // Of a blow at one and its neighbours.
  await expect(skills.getByText(/^\d+ · adjacent: \d+$/).first()).toBeVisible();
  await expect(skills.locator('[data-span]').first()).toHaveText(/^Lv\. \d+ → \d+$/);
});

test('a material says what the figures at its users are', async ({ page }) => {
  await page.goto('/en/material/lifeless-blade');
  await expect(page.getByRole('region', { name: 'Used by' })).toContainText(
    'how many each of them needs in total',
  );
  await page.goto('/en/material/travel-encounters');
  await expect(
    page
      .locator('[data-stages]')
      .getByText(/^places: \d+$/)
      .first(),
  ).toBeVisible();
});
