import type { Locator } from '@playwright/test';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { core, expect, test } from '../support/fixtures.ts';

const MATERIALS = {
  en: 'Materials',
  jp: '素材',
  ru: 'Материалы',
  de: 'Materialien',
  th: 'วัสดุ',
} as const;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function expectFootInOneRow(dialog: Locator, count: number) {
  const buttons = dialog.locator('footer button');
  await expect(buttons).toHaveCount(count);
  const boxes = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { top, height } = button.getBoundingClientRect();
      return { top: Math.round(top), height };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { height } of boxes) expect(height).toBeLessThan(48);
}

/** Each level with its ascension, and what sets both to the highest. */
async function expectLevelsInOneRow(dialog: Locator) {
  const rows = await dialog
    .locator('fieldset:not([tabindex]):has([aria-pressed])')
    .evaluateAll((all) =>
      all.slice(0, 2).map((stars) => {
        const parts = [...(stars.parentElement?.children ?? [])];
        return {
          bottoms: new Set(parts.map((part) => Math.round(part.getBoundingClientRect().bottom)))
            .size,
          narrowest: Math.min(
            ...[...stars.querySelectorAll('button')].map(
              (star) => star.getBoundingClientRect().width,
            ),
          ),
        };
      }),
    );
  expect(rows).toHaveLength(2);
  for (const { bottoms, narrowest } of rows) {
    expect(bottoms).toBe(1);
    expect(narrowest).toBeGreaterThanOrEqual(24);
  }
}

for (const language of LANGUAGES) {
  test(`on a phone a sheet's foot is one row, as each level is: ${language}${core(language === 'de')}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/planner#aglaea`);
    const dialog = page.getByRole('dialog');
    const ticket = page.locator('li.ticket');
    for (const [button, count] of [
      ['.lucide-pencil', 2],
      ['.lucide-chevrons-up', 3],
    ] as const) {
      await ticket
        .getByRole('button')
        .filter({ has: page.locator(button) })
        .click();
      await expectFootInOneRow(dialog, count);
      if (button === '.lucide-pencil') await expectLevelsInOneRow(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

for (const [language, materials] of Object.entries(MATERIALS)) {
  test(`on a phone counts that are needed are whole: ${language}`, async ({ page }) => {
    await page.goto(`/${language}/planner#aglaea`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: materials, exact: true }).click();
    const needed = dialog.locator('[data-item] .figures:not(input)');
    await expect(needed.first()).toBeVisible();
    const cut = await needed.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [])),
    );
    expect(cut).toEqual([]);
    expect(await dialog.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
  });
}

test('on a phone each button of a ticket has a word under it, of what it is called', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/planner#aglaea`);
    await page.goto(`/${language}/planner#in-the-night`);
    const row = page
      .locator('li.ticket')
      .first()
      .locator('button:has(.lucide-pencil)')
      .locator('..');
    // Words come when it is known how wide the ticket is.
    await expect(row.getByRole('button').first()).toHaveText(/\S/, { useInnerText: true });
    const buttons = await row.getByRole('button').evaluateAll((all) =>
      all.map((button) => ({
        name: button.getAttribute('aria-label') ?? '',
        word: (button as HTMLElement).innerText.trim(),
        top: Math.round(button.getBoundingClientRect().top),
        isCut: button.scrollWidth > button.clientWidth,
      })),
    );
    expect(buttons, language).toHaveLength(5);
    expect(new Set(buttons.map(({ top }) => top)).size, language).toBe(1);
    for (const { name, word, isCut } of buttons) {
      expect(word, `${language}: ${name}`).not.toBe('');
      expect(name.toLowerCase(), language).toContain(word.toLowerCase());
      expect(isCut, `${language}: ${word}`).toBe(false);
    }
  }
});

test('on a phone each tier of a family has its name over its field', async ({ page }) => {
  for (const [language, label] of Object.entries(MATERIALS)) {
    await page.goto(`/${language}/planner#seele`);
    await page.getByRole('button', { name: label, exact: true }).click();
    const families = page.getByRole('dialog').locator('li:has([data-item] ~ [data-item])');
    await expect(families.first()).toBeVisible();
    const nameless = await families.locator('[data-item]').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const name = cell.querySelector('.thing-name');
        const field = cell.querySelector('input');
        const isOver =
          (name?.getBoundingClientRect().bottom ?? 9999) <=
          (field?.getBoundingClientRect().top ?? 0);
        const isNamed = name?.textContent === field?.getAttribute('aria-label');
        return isOver && isNamed ? [] : [cell.outerHTML];
      }),
    );
    expect(nameless).toEqual([]);
  }
});

test('on a phone the runs of a source stand below its name, neither over the other', async ({
  page,
}) => {
  await page.goto('/ru/planner#aglaea');
  await page.getByRole('button', { name: /^Итого/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'План фарма' }).click();
  const sources = dialog.locator('section').filter({
    has: page.getByRole('heading', { name: 'По источникам' }),
  });
  const row = sources.getByRole('listitem').filter({ hasText: 'Чашелист (золотой)' }).first();
  const name = row.locator('> span:last-child > span').first();
  const runs = row.locator('> span:last-child > span').last();
  const ends = await name.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect().bottom;
  });
  const begins = (await runs.boundingBox())?.y ?? 0;
  expect(begins).toBeGreaterThanOrEqual(ends);
});

test('on a phone a character’s tabs are one row, and the open one is in sight', async ({
  page,
}) => {
  for (const language of ['ru', 'de', 'th']) {
    await page.goto(`/${language}/character/aglaea#eidolons`);
    const tabs = page.getByRole('tab');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.last()).toBeInViewport({ ratio: 0.98 });
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  }
});

test('on a touch screen no sheet speaks of keys', async ({ page }) => {
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Materials', exact: true }).click();
  await expect(page.getByRole('dialog').locator('[data-item="2"]')).toBeVisible();
  await expect(page.getByText('Ctrl + Enter').filter({ visible: true })).toHaveCount(0);
});

test('the total begins with the day when all is done, as its board has it', async ({ page }) => {
  await page.goto('/en/planner#seele');
  const bar = page.getByRole('button', { name: /^Total/ });
  await expect(bar).toHaveText(/^TotalDay \d+Credit3,888,100$/);
  const day = /Day \d+/.exec((await bar.textContent()) ?? '')?.[0].toLowerCase() ?? '…';
  await bar.click();
  await expect(page.getByRole('dialog').getByText(/^Done on/)).toContainText(day);
});

test('what is told after adding lies over nothing that one presses, and can be sent away', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'Seele was added.' });
  const total = await page.getByRole('button', { name: /^Total/ }).boundingBox();
  const shown = await notice.boundingBox();
  // It stands on the total, as wide as the screen, and so takes no room of its own beside it.
  expect(shown?.width).toBe(390);
  expect(Math.round((shown?.y ?? 0) + (shown?.height ?? 0))).toBe(Math.round(total?.y ?? -1));
  const ticket = page.locator('li.ticket');
  for (const button of await ticket.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  }
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
});

test('a finger learns what the figures mean: of a ticket, of the total, of the farming plan @core', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).tap();
  await page.getByRole('dialog').getByText('E3', { exact: true }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  const ticket = page.locator('li.ticket');
  await ticket.getByRole('button', { name: 'Seele: what the figures mean' }).tap();
  for (const line of [
    'A0 = Ascension 0 · A6 = Ascension 6',
    'Experience from level 1 to 80, calculated for each ascension.',
    /: \+2 by eidolons$/,
    /^Traces to farm: .*Nightshade/,
  ]) {
    await expect(ticket.locator('[data-description]').getByText(line).first()).toBeVisible();
  }
  await page.getByRole('button', { name: /^Total/ }).tap();
  const dialog = page.getByRole('dialog');
  const shown = dialog.locator('[data-description]');
  await dialog.getByRole('button', { name: 'Total: what the figures mean' }).tap();
  await expect(shown.getByText('Power per day: 240, and 0 in reserve')).toBeVisible();
  await expect(shown.getByText('Echo of War: at most 3 per week')).toBeVisible();
  await expect(
    shown.getByText(/^Without synthesis.* Experience materials are used as they drop/),
  ).toBeVisible();
  const sum = (await shown.getByText(/ = .* \+ /).textContent()) ?? '';
  const [all = 0, ...parts] = (sum.match(/[\d,]+/g) ?? []).map((figure) =>
    Number(figure.replaceAll(',', '')),
  );
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.reduce((left, part) => left + part, 0)).toBe(all);
  await expect(dialog.getByText(/^Power still needed/)).toContainText(all.toLocaleString('en'));
  await dialog.getByRole('button', { name: 'Farming plan' }).tap();
  await dialog.getByRole('button', { name: 'Farming plan: what the figures mean' }).tap();
  await expect(shown.getByText(sum)).toBeVisible();
});

test('what tells of figures stands at the edge of its ticket, however long they are', async ({
  page,
}) => {
  for (const id of ['in-the-night', 'aglaea']) {
    await page.goto(`/en/planner#${id}`);
    await expect(
      page.getByRole('button', { name: /: what the figures mean$/ }).first(),
    ).toBeVisible();
    await page.goto('/en');
  }
  await page.goto('/en/planner');
  const asks = page.locator('li.ticket').getByRole('button', { name: /: what the figures mean$/ });
  await expect(asks).toHaveCount(2);
  const edges = await asks.evaluateAll((all) =>
    all.map((ask) => Math.round(ask.getBoundingClientRect().right)),
  );
  expect(new Set(edges).size).toBe(1);
});
