import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** How often the browser is killed; `CRASH_ROUNDS=30 pnpm e2e crash` for the long run. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 5);
const WRITES = 200;

const lightCones: readonly { readonly id: number; readonly pageId: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../data/lightCones.json'), 'utf8'),
);
/** What is added, one after the other: all light cones, and the first of them again. */
const ADDED = Array.from({ length: WRITES }, (_, place) => lightCones[place % lightCones.length]);

// A trace cannot be taken of a browser that is killed.
test.use({ trace: 'off' });

test(`killed ${ROUNDS} times in the middle of ${WRITES} writes, the plan is always one that was kept`, async ({
  baseURL,
}) => {
  test.setTimeout(30_000 + ROUNDS * 15_000);
  const kept: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'trailbook-crash-'));
    const first = await startBrowser(folder);
    await openPlanner(first.page, baseURL, `#${ADDED[0]?.pageId}`);
    // From here on there is something to lose.
    await expect.poll(async () => (await storedPlan(first.page)).ids.length).toBe(1);
    await first.page.evaluate(
      (pageIds) => {
        for (const pageId of pageIds) {
          location.hash = pageId;
          dispatchEvent(new HashChangeEvent('hashchange'));
        }
      },
      ADDED.slice(1).map((cone) => cone?.pageId ?? ''),
    );
    await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 137) % 900)));
    await kill(first.process);

    const second = await startBrowser(folder);
    await openPlanner(second.page, baseURL);
    await expect(second.page.getByText('could not be read')).toHaveCount(0);
    const plan = await storedPlan(second.page);
    expect(plan.ids.length).toBeGreaterThan(0);
    expect(plan.ids).toEqual(ADDED.slice(0, plan.ids.length).map((cone) => cone?.id));
    expect(plan.priorities).toEqual(plan.ids.map((_, place) => plan.ids.length - 1 - place));
    expect(plan.parts).toBe(plan.ids.length);
    await expect(
      second.page.getByRole('list', { name: 'Planned upgrades' }).locator('> li'),
    ).toHaveCount(plan.ids.length);
    kept.push(plan.ids.length);
    await kill(second.process);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.info(`Writes kept before each kill: ${kept.join(', ')} of ${WRITES}`);
  // Otherwise nothing was interrupted, and nothing shown.
  expect(kept.some((count) => count > 1 && count < WRITES)).toBe(true);
});

interface Browser {
  readonly process: ChildProcess;
  readonly page: Page;
}

/** A browser of our own, in a process group of its own, that can be killed as a power cut would. */
async function startBrowser(folder: string): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const child = spawn(
    process.env.TRAILBOOK_CHROMIUM ?? chromium.executablePath(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(isRoot ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const endpoint = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`The browser did not start: ${output}`)));
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  return { process: child, page: context.pages()[0] ?? (await context.newPage()) };
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  });
}

async function openPlanner(page: Page, baseURL: string | undefined, hash = ''): Promise<void> {
  await page.goto(`${baseURL}/en/planner${hash}`);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

/** Entries as they are stored, in the order in which they were added. */
function storedPlan(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ ids: number[]; priorities: number[]; parts: number }>((resolve, reject) => {
        const open = indexedDB.open('trailbook');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const rows = open.result.transaction('rows').objectStore('rows');
          const request = rows.getAll(
            IDBKeyRange.bound(['default', 'planner'], ['default', 'planner', []]),
          );
          request.onsuccess = () => {
            const [head, ...entries] = request.result;
            entries.sort((a, b) => a.entryId - b.entryId);
            resolve({
              ids: entries.map((entry) => entry.id),
              priorities: entries.map((entry) => entry.priority),
              parts: head?.parts ?? 0,
            });
          };
        };
      }),
  );
}
