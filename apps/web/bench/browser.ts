import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../tooling/scripts/find-browser.ts';

/** The browser that all is measured in. */
export const BROWSER = findBrowser(join(import.meta.dirname, '..'));

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(BROWSER ? { executablePath: BROWSER } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

declare global {
  var longTasks: number[];
}

/** From now on, each page that is loaded notes for how long its main thread is busy at a stretch. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

export function forgetTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    globalThis.longTasks = [];
  });
}

/** Each stretch over 50 ms since, in milliseconds. */
export function tasksOf(page: Page): Promise<number[]> {
  return page.evaluate(() => longTasks.map(Math.round));
}
