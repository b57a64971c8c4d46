import { test as base, expect, type Page } from '@playwright/test';

/** Every test fails when the page logs an error or throws. Expected ones are named in `tolerated`. */
export const test = base.extend<{ tolerated: RegExp | undefined }>({
  tolerated: [undefined, { option: true }],
  page: async ({ page, tolerated, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    if (javaScriptEnabled !== false) goLikeAPlayer(page);
    await use(page);
    const unexpected = errors.filter((error) => !tolerated?.test(error));
    expect(unexpected).toEqual([]);
  },
});

/**
 * The tag of the tests that each `npm test` runs; others wait for `npm run test:all`. It ends a title.
 *
 * @param isCore - which it is, of several that differ in a width or a language
 */
export const core = (isCore: boolean) => (isCore ? ' @core' : '');

/**
 * A page asks before it is left with changes on their way to the disk, and hears nothing before its
 * scripts are there: tests wait as a player would.
 */
function goLikeAPlayer(page: Page): void {
  const { goto, reload } = page;
  const saved = async () => {
    // A new tab has nothing to save.
    if (page.url() === 'about:blank') return;
    await page.locator('html:not([data-saving])').waitFor({ state: 'attached' });
  };
  const alive = () =>
    page.waitForFunction(() => {
      // Its own listeners come last, after what it is drawn with.
      if (window.early) return false;
      const main = document.querySelector('main');
      return !main || Object.keys(main).some((key) => key.startsWith('__react'));
    });
  page.goto = async (...values) => {
    await saved();
    const response = await goto.apply(page, values);
    await alive();
    return response;
  };
  page.reload = async (...values) => {
    await saved();
    const response = await reload.apply(page, values);
    await alive();
    return response;
  };
}

/** To another page within the one that is open, as by a link or by the browser's own ways through its history. */
export async function goAsLinksDo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

export { expect };
