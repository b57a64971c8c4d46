import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeUigf } from '@trailbook/core/internal/warp';
import { fakeAccount } from '@trailbook/fakes';
import { startServer } from '../test/server-process.ts';
import { forgetTasks, openBrowser, tasksOf, watchTasks } from './browser.ts';

/**
 *     node bench/large-file.ts [PULLS [ACCOUNTS]]
 *
 * A file of some twenty megabytes in a real browser: how long the main thread is busy at a stretch from the
 * pick to the preview, from there until all of it is stored and counted, when the page is opened again, and while
 * its history is scrolled, and while all of it is written as a workbook. By the clock, and the thread's own time of it: what the rest is, others had the machine.
 * Needs the built site.
 */
const PULLS = Number(process.argv[2] ?? 10_000);
const ACCOUNTS = Number(process.argv[3] ?? 12);
/** How far the history is scrolled step by step, before a leap to its end. */
const SCREENS = 60;
const MEGABYTE = 1024 ** 2;
const DAY_MS = 86_400_000;
/** Under which the browser tells of each task. */
const TASKS = 'disabled-by-default-devtools.timeline';

const until = Date.UTC(2026, 10, 1);
const accounts = Array.from({ length: ACCOUNTS }, (_, seed) =>
  fakeAccount({
    ...{ uid: String(800_000_001 + seed), seed, pulls: PULLS },
    ...{ from: until - 1200 * DAY_MS, until },
  }),
);
const uigf = writeUigf(accounts, {
  tables: { rarities: new Map(), featured: new Map() },
  ...{ names: new Map(), language: 'en-us', appVersion: '1', exportedAt: until / 1000 },
});

const { origin, process: server } = await startServer();
const folder = mkdtempSync(join(tmpdir(), 'trailbook-bench-'));
const file = join(folder, 'warps.json');
writeFileSync(file, uigf);
const browser = await openBrowser();
try {
  const page = await (await browser.newContext()).newPage();
  await watchTasks(page);
  await page.goto(`${origin}/en/warp`);
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  await page.getByRole('tab', { name: 'Manual import' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await page.waitForTimeout(1000);

  await step(page, `Reading ${Math.round(statSync(file).size / MEGABYTE)} MB`, async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles(file);
    await page
      .getByText(/^New[\d,]+$/)
      .nth(ACCOUNTS - 1)
      .waitFor();
  });
  await step(page, `Storing ${ACCOUNTS} times ${PULLS} pulls, and counting`, async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('New warps imported: ').waitFor({ timeout: 120_000 });
    await isCounted(page);
  });
  await step(page, `Opening the page with ${PULLS} pulls`, async () => {
    await page.reload();
    await isCounted(page);
  });
  await page.goto(`${origin}/en/warp#char_event|history`);
  await page.reload();
  await page.getByRole('table', { name: 'History' }).waitFor();
  await page.waitForTimeout(1000);
  await step(page, 'Scrolling the history', async () => {
    for (let turn = 0; turn < SCREENS; turn++) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(30);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  });
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  await page.getByRole('tab', { name: 'Export', exact: true }).click();
  await step(page, `Writing a workbook of ${ACCOUNTS * PULLS} pulls`, async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    const { size } = statSync(await (await download).path());
    console.info(`It has ${(size / MEGABYTE).toFixed(1)} MB.`);
  });
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}

/** Luck, of a banner type and of all together, is what is worked out last. */
async function isCounted(page: Page): Promise<void> {
  await page.locator('#luck').waitFor({ timeout: 120_000 });
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, {
    ...{ polling: 250, timeout: 120_000 },
  });
}

async function step(page: Page, title: string, action: () => Promise<void>): Promise<void> {
  await forgetTasks(page);
  await browser.startTracing(page, { categories: ['__metadata', TASKS] });
  const began = Date.now();
  await action();
  const took = Date.now() - began;
  // Tasks are told of when they have ended.
  await page.waitForTimeout(1000);
  const own = longestOf(await browser.stopTracing());
  const tasks = await tasksOf(page);
  const longest = tasks.length > 0 ? `${Math.max(...tasks)} ms` : 'none over 50 ms';
  console.info(
    `${title}: ${took} ms; long tasks: ${tasks.join(', ') || '-'}; longest ${longest}, of its own time ${own} ms`,
  );
}

interface TraceEvent {
  readonly pid: number;
  readonly tid: number;
  readonly name: string;
  readonly args: { readonly name?: string };
  /** Of the thread's own time, in microseconds. */
  readonly tdur?: number;
}

/** The most of its own time that a page's thread took for one task, in milliseconds. */
function longestOf(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const own = traceEvents
    .filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.round(Math.max(...own));
}
