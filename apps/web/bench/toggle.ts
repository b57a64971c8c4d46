import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../tooling/scripts/find-browser.ts';
import { startServer } from './server-process.ts';

/**
 *     node bench/toggle.ts [MARKS]
 *
 * What one mark costs on pages of many achievements: all that the page's main thread does for it, script, style,
 * layout and painting, until the second frame after it. Without the wait for the screen, which is no work. Needs the
 * built site.
 */
const MARKS = Number(process.argv[2] ?? 60);
const PAGES = [
  '/en/achievements/i-trailblazer',
  '/en/achievements/the-memories-we-share',
  '/en/achievements?state=open',
];

const { origin, process: server } = await startServer();
const executablePath =
  process.env.TRAILBOOK_CHROMIUM ?? findBrowser(join(import.meta.dirname, '..'));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const path of PAGES) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(origin + path);
    await page.locator('main input[type=checkbox]').first().check();
    // The store comes with the first mark.
    await page.waitForTimeout(2000);
    const boxes = await page.locator('main input[type=checkbox]').count();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const still = await busyTimes(page, session, () => undefined);
    const marked = await busyTimes(page, session, (place) => {
      const all = document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]');
      all[(place * 7) % all.length]?.click();
    });
    console.info(`${boxes} boxes: ${told(marked)} ms for a mark; ${told(still)} ms for none`);
    await page.close();
  }
} finally {
  await browser.close();
  server.kill();
}

/** How long the main thread was busy with each of some deeds, in milliseconds. */
async function busyTimes(
  page: Page,
  session: CDPSession,
  deed: (place: number) => void,
): Promise<number[]> {
  const times: number[] = [];
  for (let place = 1; place <= MARKS; place++) {
    const before = await busySeconds(session);
    await page.evaluate(`(${deed})(${place})`);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    times.push(1000 * ((await busySeconds(session)) - before));
  }
  return times;
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1);
  return `median ${at(0.5)}, 90 % within ${at(0.9)}, 98 % within ${at(0.98)}`;
}
