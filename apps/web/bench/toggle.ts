import type { CDPSession, Page } from '@playwright/test';
import { startServer } from '../test/server-process.ts';
import { openBrowser } from './browser.ts';
import { atShare } from './percentile.ts';

/**
 *     node bench/toggle.ts [MARKS]
 *
 * What one mark costs on pages of many achievements: all that the page's main thread does for it, script, style,
 * layout and painting, until the second frame after it. Without the wait for the screen, which is no work, and in the
 * thread's own time: who else uses the machine does not count. Needs the built site.
 */
const MARKS = Number(process.argv[2] ?? 60);
const PAGES = [
  '/en/achievements/i-trailblazer',
  '/en/achievements/the-memories-we-share',
  '/en/achievements?state=open',
];

/** What the main thread was busy with, in seconds since the page began. */
const PARTS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
type Busy = Readonly<Record<(typeof PARTS)[number], number>>;

const { origin, process: server } = await startServer();
const browser = await openBrowser();
try {
  for (const path of PAGES) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(origin + path);
    await page.locator('main input[type=checkbox]').first().check();
    // The store comes with the first mark.
    await page.waitForTimeout(2000);
    const boxes = await page.locator('main input[type=checkbox]').count();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const still = await busyTimes(page, session, () => undefined);
    const marked = await busyTimes(page, session, (place) => {
      const all = document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]');
      all[(place * 7) % all.length]?.click();
    });
    console.info(`${boxes} boxes: a mark ${summaryOf(marked)}; none ${summaryOf(still)}`);
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
): Promise<Busy[]> {
  const times: Busy[] = [];
  for (let place = 1; place <= MARKS; place++) {
    const before = await busyOf(session);
    await page.evaluate(`(${deed})(${place})`);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const after = await busyOf(session);
    times.push(partsOf((part) => 1000 * (after[part] - before[part])));
  }
  return times;
}

async function busyOf(session: CDPSession): Promise<Busy> {
  const { metrics } = await session.send('Performance.getMetrics');
  return partsOf((part) => metrics.find(({ name }) => name === part)?.value ?? 0);
}

function partsOf(read: (part: keyof Busy) => number): Busy {
  const parts = PARTS.map((part) => [part, read(part)] as const);
  return Object.fromEntries(parts) as Record<keyof Busy, number>;
}

function summaryOf(times: readonly Busy[]): string {
  const at = (part: keyof Busy, share: number) =>
    atShare(
      times.map((one) => one[part]),
      share,
    ).toFixed(1);
  const [script, style, layout] = PARTS.slice(1).map((part) => at(part, 0.5));
  return [
    `median ${at('TaskDuration', 0.5)} ms (script ${script}, style ${style}, layout ${layout})`,
    `90 % within ${at('TaskDuration', 0.9)}`,
    `98 % within ${at('TaskDuration', 0.98)}`,
  ].join(', ');
}
