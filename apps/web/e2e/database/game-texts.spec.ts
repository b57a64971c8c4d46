import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { TEXT_SITE } from '../support/text-addresses.ts';

/** What an operator's own dump, with its texts, pictures and voices, adds to the pages. */
test.use({ baseURL: TEXT_SITE });

const AURELIA = '/character/aurelia-of-the-etoile';
const tab = (name: string) => ({ name, exact: true }) as const;

/** Pictures that the store does not have are told by the browser itself. */
const NOT_THERE = /Failed to load resource.*404/;

test.describe('with texts', () => {
  test.use({ tolerated: NOT_THERE });

  test('a skill is told in words, with its figures at each level @core', async ({ page }) => {
    await page.goto(`/en${AURELIA}`);
    await page.getByRole('tab', tab('Skills')).click();
    const skill = page.getByRole('article').filter({ hasText: 'First Light' });
    await skill.getByRole('slider').fill('1');
    await expect(skill).toContainText(
      'Deals damage equal to 50.0% of ATK to one target and lights 2 lamps beside it.',
    );
    await expect(skill).toContainText('Wide');
    await skill.getByRole('slider').fill('3');
    await expect(skill).toContainText('equal to 75.0% of ATK');
    await page.getByRole('switch', { name: 'Brief description' }).check();
    await expect(skill).toContainText('Strikes one target and lights lamps.');
    await page.reload();
    await expect(skill).toContainText('Strikes one target and lights lamps.');
  });

  test('what an achievement asks for stands under its title, and is searched', async ({ page }) => {
    for (const address of ['/en/achievements/1', '/en/achievements']) {
      await page.goto(address);
      await expect(page.getByText('Only titles are shown')).toHaveCount(0);
      await page.getByRole('searchbox', { name: 'Search achievements' }).fill('40 LAMPS with him');
      await expect(page.getByRole('checkbox', { name: /^Day Off/ })).toHaveCount(0);
      await expect(
        page.getByRole('checkbox', { name: /^Night Shift Light 40 lamps/ }),
      ).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search achievements' }).fill('late');
      await expect(page.getByRole('checkbox', { name: /^Day Off Sleep late\./ })).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(1);
    }
  });

  test('markup of a text never becomes markup of the page @core', async ({ page }) => {
    await page.goto(`/en${AURELIA}`);
    await page.getByRole('tab', tab('Skills')).click();
    const skill = page.getByRole('article').filter({ hasText: 'Second Light' });
    await expect(skill).toContainText('Deals 125% damage. alert(1) Wanderer looks on.');
    await expect(skill.locator('script')).toHaveCount(0);
  });

  test('items and books are told in words', async ({ page }) => {
    await page.goto('/en/material/spark');
    await expect(page.getByText('Struck from flint.')).toBeVisible();
    await page.goto('/de/book/the-lamp-almanac');
    await expect(page.getByText('Snow lay on the quay.')).toBeVisible();
    await expect(page.getByText('Snow lay on the quay.')).toHaveAttribute('lang', 'en');
  });

  test('malice in a text stays a text, within the page and in its own direction @core', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/material/ember');
    const text = page.locator('bdi').filter({ hasText: 'of ash.' });
    await expect(text).toContainText(
      /^<img src=x onerror=alert\(1\)>Still open (wide){500} of ash\.$/,
    );
    await expect(text.locator('img')).toHaveCount(0);
    await expect(page.locator('main bdi')).toHaveCount(1);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room).toBe(390);
  });

  test('our lines stand below the sentences, folded', async ({ page }) => {
    for (const [address, sentence] of [
      [`/en${AURELIA}#eidolons`, 'Begins with 30% more light.'],
      ['/en/lightcone/a-lantern-lit', "Raises the wearer's ATK by 10%."],
    ] as const) {
      await page.goto(address);
      const lines = page.locator('details').filter({ hasText: 'Brief description' }).first();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(lines.getByRole('listitem')).toBeHidden();
      const places = await Promise.all(
        [page.getByText(sentence), lines].map(async (each) => (await each.boundingBox())?.y ?? 0),
      );
      expect(places[1]).toBeGreaterThan(places[0] ?? 0);
      await lines.getByText('Brief description').click();
      await expect(lines.getByRole('listitem')).toContainText(/\+\d+%/);
    }
  });

  test('the search finds things by what is said of them @core', async ({ page }) => {
    await page.goto('/en/books');
    await page.keyboard.press('Control+k');
    for (const [query, name] of [
      ['lights lamps beside', 'Aurelia • of the Étoile'],
      ['light 40 lamps', 'Night Shift'],
      ['struck from flint', 'Spark'],
      ['snow quay', 'The Lamp Almanac'],
      ['stars take care', 'Aurelia • of the Étoile'],
    ] as const) {
      await page.getByRole('combobox').fill(query);
      await expect(page.getByRole('option').first()).toContainText(name);
    }
  });

  for (const width of [390, 1440]) {
    test(`what a sentence found says so, the sentence's words marked, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/en/books');
      await page.keyboard.press('Control+k');
      const first = page.getByRole('option').first();
      await page.getByRole('combobox').fill('lamps light');
      await expect(first.locator('bdi')).toHaveText(
        'Deals damage equal to 50.0% of ATK to one target and lights 2 lamps beside it.',
      );
      await expect(first.locator('mark')).toHaveText(['lights', 'lamps']);
      await expect(first).toContainText('Characters');
      // Turned signs and open tags of a sentence stay within it, and a word without end breaks.
      await page.getByRole('combobox').fill('still open');
      await expect(first.locator('mark')).toHaveText(['Still', 'open']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page);
      await page.getByRole('combobox').fill('aurelia');
      await expect(first).toContainText('Aurelia');
      await expect(first.locator('mark')).toHaveCount(0);
      await page.getByRole('combobox').fill('snow quay');
      await expect(first.locator('mark')).toHaveText(['Snow', 'quay']);
    });
  }

  test('the enhanced form has its own skills, abilities and eidolons', async ({ page }) => {
    await page.goto(`/en${AURELIA}`);
    await page.getByRole('switch', { name: 'Enhanced' }).check();
    await page.getByRole('tab', tab('Skills')).click();
    await expect(page.getByText('Deals 90% damage and lights 3 lamps at once.')).toBeVisible();
    await page.getByRole('tab', tab('Eidolons')).click();
    await expect(page.getByRole('switch', { name: 'Enhanced' })).toBeChecked();
    await expect(page.getByText(/^E\d$/)).toHaveText(['E1']);
    await page.getByRole('switch', { name: 'Enhanced' }).uncheck();
    await expect(page.getByText('Begins with 30% more light.')).toBeVisible();
    await expect(page.getByText('Description missing.')).toHaveCount(0);
  });

  test('readings, fallbacks and figures in other languages', async ({ page }) => {
    await page.goto(`/jp${AURELIA}`);
    await page.getByRole('tab', tab('スキル')).click();
    await expect(page.locator('ruby')).toHaveText('灯火(とうか)');
    const fallback = page.getByText('Deals 125% damage.');
    await expect(fallback).toHaveAttribute('lang', 'en');
    await page.goto(`/ru${AURELIA}`);
    await page.getByRole('tab', tab('Навыки')).click();
    await expect(page.getByRole('tabpanel')).toContainText('в размере 60,0 % силы атаки');
  });

  test('texts speak of the player as the protagonist last visited', async ({ page, context }) => {
    await page.goto(`/ru${AURELIA}`);
    await page.getByRole('tab', tab('Архив')).click();
    await expect(page.getByRole('tabpanel').first()).toContainText('Ты пришла, Странница', {
      useInnerText: true,
    });
    await context.addCookies([{ name: 'gender', value: 'M', url: TEXT_SITE }]);
    await page.reload();
    await expect(page.getByRole('tabpanel').first()).toContainText('Ты пришёл, Странница', {
      useInnerText: true,
    });
    await page.goto('/en/character/playergirl-remembrance');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'gender')?.value)
      .toBe('F');
  });

  test('a memosprite has a tab, and what is still to come cannot be planned', async ({ page }) => {
    await page.goto('/en/characters');
    const card = page.getByRole('link', { name: /Wanderer/ });
    await expect(card).toContainText('Not out yet');
    await expect(page.getByText('Not out yet')).toHaveCount(1);
    await card.click();
    await expect(page.getByText('This character is not available yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to planner' })).toHaveCount(0);
    await page.getByRole('tab', tab('Memosprite')).click();
    await expect(page.getByRole('heading', { name: 'Moth' })).toBeVisible();
    await expect(page.getByText('Fetches 55% of a stick.')).toBeVisible();
  });

  test('the chosen point, its ascension and what is told are as they were left', async ({
    page,
  }) => {
    await page.goto(`/en${AURELIA}`);
    await page.getByRole('tab', tab('Traces')).click();
    const star = page.getByRole('button', { name: 'Ascension 1', exact: true });
    const point = page.getByRole('toolbar', { name: 'Traces' }).getByRole('button').first();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(point).toHaveAttribute('aria-pressed', 'false');
    await star.click();
    await point.click();
    await page.getByRole('tab', tab('Lore')).click();
    await page.getByRole('tab', tab('Voice')).click();

    await page.goto('/en/characters');
    await page.goto(`/en${AURELIA}`);
    await expect(page.getByRole('tab', tab('Voice'))).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', tab('Traces')).click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(point).toHaveAttribute('aria-pressed', 'true');
  });

  test('stories have titles, conditions and lines', async ({ page }) => {
    await page.goto(`/en${AURELIA}`);
    await page.getByRole('tab', tab('Lore')).click();
    const story = page.getByRole('article').filter({ hasText: 'Letters' });
    await expect(story).toContainText('Reach level 40');
    await expect(story).toContainText('Ask her sister: she never blew one out.', {
      useInnerText: true,
    });
    await expect(page.getByRole('article').first().locator('br')).toHaveCount(1);
  });

  test('faction and voice actors where they are known', async ({ page }) => {
    await page.goto(`/en${AURELIA}`);
    const facts = page.getByRole('complementary');
    await expect(facts).toContainText('Guild of Lamplighters');
    await expect(facts).toContainText('Ada Example');
    await expect(facts).toContainText('Example Hanako');
  });

  test('light cones and relics are told in words', async ({ page }) => {
    await page.goto('/jp/lightcone/a-lantern-lit');
    await expect(page.getByText('装備者の攻撃力が10%アップ。')).toBeVisible();
    await page.getByRole('slider').last().fill('2');
    await expect(page.getByText('装備者の攻撃力が20%アップ。')).toBeVisible();
    await expect(page.getByText('一晩中燃えていた。')).toBeVisible();
    await page.goto('/en/relics/rounds-of-the-lamplighter');
    await expect(page.getByText('Healing grows by 10%.')).toBeVisible();
    await expect(page.getByText('A hat keeps off the rain, and nothing else.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'On hats' })).toBeVisible();
    await page.getByRole('tab', tab('Feet')).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Malformed dev data' })).toBeVisible();
  });
});

test.describe('pictures', () => {
  test.use({ tolerated: NOT_THERE });

  test('take the place of the drawing; where one is missing the drawing stays @core', async ({
    page,
  }) => {
    await page.goto(`/en${AURELIA}`);
    const aside = page.getByRole('complementary');
    await expect(aside.locator('img[src$="/cdn/Art/1001.webp"]')).toBeVisible();
    // The portrait's drawing steps back, the small one beside the name stays: its picture is not there.
    await expect(aside.locator('img[src$="/cdn/Mini/1001.webp"]')).toHaveCount(0);
    await expect(aside.locator('.opacity-15 svg[viewBox="0 0 96 96"]')).toHaveCount(1);
    await expect(aside.locator('svg[viewBox="0 0 96 96"]')).toHaveCount(2);
  });

  test('that cannot be decoded are told of, and shown as far as they go', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(`/en${AURELIA}`);
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => Promise.reject(new Error('damaged'));
    });
    await page.getByLabel('Outfit').selectOption('Sunday Best');
    await page.evaluate(() => {
      const image = document.querySelector('aside img[src*="Skin"]');
      image?.dispatchEvent(new Event('load'));
    });
    await expect.poll(() => warnings.join()).toContain('could not be decoded');
    await expect(page.locator('aside img[src*="Skin/1100101"]')).toHaveCount(1);
  });
});

test.describe('voices', () => {
  test.use({ tolerated: NOT_THERE });

  test.beforeEach(async ({ page }) => {
    await page.goto(`/en${AURELIA}`);
    await page.getByRole('tab', tab('Lore')).click();
    await page.getByRole('tab', tab('Voice')).click();
    await expect(page.getByText('Mind the step.')).toBeVisible();
  });

  test('play, pause, go on, and give way to each other @core', async ({ page }) => {
    const playing = page.getByRole('button', { name: /^Pause line/ });
    await page.getByRole('button', { name: 'Play line 1', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause line 1', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Play line 2', exact: true }).click();
    await expect(playing).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Play line 1', exact: true })).toBeVisible();
    // The second clip is short: it ends by itself.
    await expect(playing).toHaveCount(0, { timeout: 8000 });
    await page.getByRole('button', { name: 'Play line 1', exact: true }).click();
    await page.getByRole('button', { name: 'Pause line 1', exact: true }).click();
    await expect(playing).toHaveCount(0);
  });

  test('a line without a clip is there to read only', async ({ page }) => {
    const silent = page.getByRole('listitem').filter({ hasText: 'Silence' });
    await expect(silent).toContainText('…');
    await expect(silent.getByRole('button')).toHaveCount(0);
  });

  test('another language is kept, stops what plays, and is asked for next', async ({ page }) => {
    await page.getByRole('button', { name: 'Play line 1', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause line 1', exact: true })).toBeVisible();
    await page.getByLabel('Voice language').selectOption('日本語');
    await expect(page.getByRole('button', { name: /^Pause line/ })).toHaveCount(0);
    const voiceRequest = page.waitForRequest(/\/Voice\/jp\/71001001\.mp3/);
    await page.getByRole('button', { name: 'Play line 1', exact: true }).click();
    await voiceRequest;
    await page.reload();
    await page.getByRole('tab', tab('Voice')).click();
    await expect(page.getByLabel('Voice language')).toHaveValue('jp');
  });

  test('another language chosen in another tab stops what plays here', async ({
    page,
    context,
  }) => {
    await page.getByRole('button', { name: 'Play line 1', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause line 1', exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('tab', tab('Lore')).click();
    await other.getByRole('tab', tab('Voice')).click();
    await other.getByLabel('Voice language').selectOption('日本語');
    await expect(page.getByLabel('Voice language')).toHaveValue('jp');
    await expect(page.getByRole('button', { name: /^Pause line/ })).toHaveCount(0);
  });

  test('a clip that is not there is said to be so', async ({ page }) => {
    await page.getByLabel('Voice language').selectOption('한국어');
    await page.getByRole('button', { name: 'Play line 1', exact: true }).click();
    await expect(page.getByText('This clip could not be played.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pause line/ })).toHaveCount(0);
  });

  test('leaving the list stops what plays', async ({ page }) => {
    await page.evaluate(() => {
      const { pause } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.pause = function () {
        document.documentElement.dataset.paused = 'yes';
        pause.call(this);
      };
    });
    await page.getByRole('button', { name: 'Play line 1', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause line 1', exact: true })).toBeVisible();
    await page.getByRole('tab', tab('Story')).click();
    await expect(page.locator('html')).toHaveAttribute('data-paused', 'yes');
  });
});
