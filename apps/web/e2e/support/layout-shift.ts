import type { Page } from '@playwright/test';

declare global {
  var shifted: number;
}

/** From now on, each page that is loaded counts how much of it moves of itself, as Cumulative Layout Shift does. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        globalThis.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much of the page has moved since it was loaded. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.shifted);
}
