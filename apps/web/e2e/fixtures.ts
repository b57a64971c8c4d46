import { test as base, expect, type Page } from '@playwright/test';

/** Every test fails when the page logs an error or throws. Expected ones are named in `tolerated`. */
export const test = base.extend<{ tolerated: RegExp | undefined }>({
  tolerated: [undefined, { option: true }],
  page: async ({ page, tolerated }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    leaveOnlyWhenSaved(page);
    await use(page);
    const unexpected = errors.filter((error) => !tolerated?.test(error));
    expect(unexpected).toEqual([]);
  },
});

/** A page asks before it is left with changes on their way to the disk; tests wait as a player would. */
function leaveOnlyWhenSaved(page: Page): void {
  const { goto, reload } = page;
  const saved = () => page.locator('html:not([data-saving])').waitFor({ state: 'attached' });
  page.goto = async (...values) => {
    await saved();
    return goto.apply(page, values);
  };
  page.reload = async (...values) => {
    await saved();
    return reload.apply(page, values);
  };
}

export { expect };
