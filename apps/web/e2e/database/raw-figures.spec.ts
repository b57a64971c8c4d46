import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import raw from './raw-figures.json' with { type: 'json' };

/** Twenty pages, drawn by a fixed seed, against the game's raw tables: `tooling/fixtures/derive_pages.py`. */

test('stats, costs and figures of eight characters are those of the tables', async ({ page }) => {
  for (const character of raw.characters) {
    await page.goto(`/en/character/${character.id}`);
    await expectStats(page.getByRole('table'), character.stats);
    for (const [item, count] of Object.entries(character.total)) {
      await expect(page.getByRole('tabpanel').locator(`[data-item="${item}"]`)).toHaveText(
        lastly(count),
      );
    }
    await page.getByRole('tab', { name: 'Skills', exact: true }).click();
    const skill = page.getByRole('article').nth(1);
    await expectFigures(skill.locator('table').first(), character.skill);
    const calculator = page.getByRole('region', { name: 'Skill cost calculator' });
    await calculator.getByLabel('Skill', { exact: true }).selectOption({ index: 1 });
    await expect(calculator.locator('[data-item]')).toHaveCount(
      Object.keys(character.firstStep).length,
    );
    for (const [item, count] of Object.entries(character.firstStep)) {
      await expect(calculator.locator(`[data-item="${item}"]`)).toHaveText(lastly(count));
    }
  }
});

test('stats and superimpositions of six light cones are those of the tables', async ({ page }) => {
  for (const cone of raw.lightCones) {
    await page.goto(`/en/lightcone/${cone.id}`);
    await expectStats(page.getByRole('table', { name: 'Stats by ascension' }), cone.stats);
    await expectFigures(
      page.getByRole('table', { name: 'All superimpositions', includeHidden: true }),
      cone.superimpositions,
    );
  }
});

const PIECES: Readonly<Record<string, string>> = {
  HEAD: 'Head',
  HAND: 'Hands',
  BODY: 'Body',
  FOOT: 'Feet',
  NECK: 'Planar sphere',
  OBJECT: 'Link rope',
};

test('main and sub stats of six relic sets are those of the tables', async ({ page }) => {
  for (const relic of raw.relics) {
    await page.goto(`/en/relics/${relic.id}`);
    await page.getByRole('tab', { name: PIECES[relic.piece] ?? '', exact: true }).click();
    const piece = page.getByRole('tabpanel');
    const main = piece.locator('section').filter({ hasText: 'Main stats' }).last();
    const sub = piece.locator('section').filter({ hasText: 'Sub stats' }).last();
    await expect(main.locator('[data-affix]')).toHaveCount(Object.keys(relic.main).length);
    await expect(sub.locator('[data-affix]')).toHaveCount(Object.keys(relic.sub).length);
    await main.getByRole('slider').press('Home');
    for (const [property, [first]] of Object.entries<number[]>(relic.main)) {
      await expectValues(main.locator(`[data-affix="${property}"] dd`), [first ?? 0]);
    }
    await main.getByRole('slider').press('End');
    await sub.getByRole('slider').press('End');
    for (const [property, [, last]] of Object.entries<number[]>(relic.main)) {
      await expectValues(main.locator(`[data-affix="${property}"] dd`), [last ?? 0]);
    }
    for (const [property, values] of Object.entries<number[]>(relic.sub)) {
      await expectValues(sub.locator(`[data-affix="${property}"] dd`), values);
    }
  }
});

/** A row's text ends in the count. */
function lastly(count: number): RegExp {
  return new RegExp(`\\D${count.toLocaleString('en')}$`);
}

async function expectStats(table: Locator, stats: readonly (readonly (readonly number[])[])[]) {
  const rows = await table.locator('tbody tr').allInnerTexts();
  const numbers = rows.map((row) =>
    (row.match(/\d[\d,]*/g) ?? []).map((text) => Number(text.replaceAll(',', ''))),
  );
  expect(numbers).toEqual(stats.map((row, ascension) => [ascension, ...row.flat()]));
}

/** Every figure that grows has a row, with its values from the first level on, in two decimals at most. */
async function expectFigures(table: Locator, levels: readonly (readonly number[])[]) {
  const growing = (levels[0] ?? []).flatMap((_, place) => {
    const values = levels.map((level) => level[place] ?? 0);
    return new Set(values).size > 1 ? [values] : [];
  });
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(growing.length);
  for (const [place, values] of growing.entries()) {
    const shown = await rows.nth(place).locator('td').allTextContents();
    expectClose(shown.slice(0, values.length), values);
  }
}

async function expectValues(place: Locator, values: readonly number[]) {
  await expect(async () => {
    const shown = (await place.innerText()).split('–').map((text) => text.trim());
    // A range whose ends look alike is written once.
    expectClose(shown.length < values.length ? [...shown, ...shown] : shown, values);
  }).toPass({ timeout: 2000 });
}

/** What is written is the value, rounded in its last digit: shares as they are, amounts in two places. */
function expectClose(shown: readonly string[], values: readonly number[]) {
  expect(shown).toHaveLength(values.length);
  for (const [index, text] of shown.entries()) {
    const isShare = text.endsWith('%');
    const digits = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
    const wanted = (values[index] ?? Number.NaN) * (isShare ? 100 : 1);
    const number = Number(text.replace(/[,%]/g, ''));
    const tolerance = 0.5 * 10 ** -(isShare ? digits : 2) + 1e-6;
    expect(Math.abs(number - wanted), `${text} for ${wanted}`).toBeLessThanOrEqual(tolerance);
  }
}
