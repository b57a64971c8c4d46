import { expect, test } from './fixtures.ts';

const MATERIALS = {
  en: 'Materials',
  jp: '素材',
  ru: 'Материалы',
  de: 'Materialien',
  th: 'วัสดุ',
} as const;

test.use({ viewport: { width: 390, height: 844 } });

for (const [language, materials] of Object.entries(MATERIALS)) {
  test(`on a phone a sheet's foot is one row, and counts that are needed are whole: ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/planner#aglaea`);
    const ticket = page.locator('li.ticket');
    await ticket.getByRole('button').nth(2).click();
    const dialog = page.getByRole('dialog');
    const buttons = dialog.locator('footer button');
    await expect(buttons).toHaveCount(3);
    const tops = await buttons.evaluateAll((all) =>
      all.map((button) => Math.round(button.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);
    await page.keyboard.press('Escape');

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
