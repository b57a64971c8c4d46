import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** How often the browser is killed; `CRASH_ROUNDS=30 pnpm e2e crash` for the long run. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 5);
/** More changes of the address in a row than these, and the browser holds them back. */
const ADDS = 90;
const TOGGLES = 110;
const WRITES = ADDS + TOGGLES;

const lightCones: readonly { readonly id: number; readonly pageId: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/game/lightCones.json'), 'utf8'),
);
/** One to begin with, then what is added, one after the other. */
const ADDED = lightCones.slice(0, ADDS + 1);

// A trace cannot be taken of a browser that is killed.
test.use({ trace: 'off' });

/** Browsers that run; a round that fails leaves none behind. */
const running = new Set<ChildProcess>();
test.afterEach(() => Promise.all([...running].map(kill)));

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
    // Not waited for: it goes on while the browser is killed.
    writeRapidly(first.page).catch(() => undefined);
    // At another point each time, and at no time that a slow machine could miss.
    const wanted = 1 + ((round * 47) % (WRITES - 20));
    await expect
      .poll(async () => keptOf(await storedPlan(first.page)), { timeout: 60_000, intervals: [1] })
      .toBeGreaterThanOrEqual(wanted);
    await kill(first.process);

    const second = await startBrowser(folder);
    // Not on the planner, which adds what was asked for and not kept any more.
    await second.page.goto(`${baseURL}/en/privacy`);
    const plan = await storedPlan(second.page);
    const count = plan.ids.length;
    expect(count).toBeGreaterThan(0);
    expect(plan.ids).toEqual(ADDED.slice(0, count).map((cone) => cone.id));
    expect(plan.priorities).toEqual(plan.ids.map((_, place) => count - 1 - place));
    expect(plan.parts).toBe(count);
    // Toggles begin when all are added, from the top, and begin anew below the last.
    const toggles = togglesOf(plan.isEnabled.toReversed());
    expect(toggles).toBeGreaterThanOrEqual(0);
    if (count < ADDED.length) expect(toggles).toBe(0);
    // What was seen as kept before the kill is there after it.
    expect(keptOf(plan)).toBeGreaterThanOrEqual(wanted);
    await openPlanner(second.page, baseURL);
    await expect(second.page.getByText('could not be read')).toHaveCount(0);
    const tickets = second.page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
    await expect.poll(() => tickets.count()).toBeGreaterThanOrEqual(count);
    kept.push(keptOf(plan));
    await kill(second.process);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.info(`Writes kept before each kill: ${kept.join(', ')} of ${WRITES}`);
  // Otherwise nothing was interrupted, and nothing shown.
  expect(kept.some((count) => count > 0 && count < WRITES)).toBe(true);
});

/** Adds all that is to be added, then switches entries off and on, without waiting for anything. */
function writeRapidly(page: Page): Promise<void> {
  return page.evaluate(
    async ([pageIds, toggles]) => {
      for (const pageId of pageIds) {
        location.hash = pageId;
        dispatchEvent(new HashChangeEvent('hashchange'));
      }
      const switches = () => document.querySelectorAll<HTMLElement>('button[aria-pressed]');
      while (switches().length <= pageIds.length) await new Promise(requestAnimationFrame);
      const all = [...switches()];
      for (let toggle = 0; toggle < toggles; toggle++) {
        all[toggle % all.length]?.click();
        // The second round begins when the first is on the screen.
        while (toggle >= all.length - 1 && all.at(-1)?.ariaPressed === 'true') {
          await new Promise(requestAnimationFrame);
        }
      }
    },
    [ADDED.slice(1).map((cone) => cone.pageId), TOGGLES] as const,
  );
}

/** How many of the writes a stored plan shows. */
function keptOf({ ids, isEnabled }: { ids: readonly number[]; isEnabled: readonly boolean[] }) {
  return ids.length - 1 + Math.max(0, togglesOf(isEnabled.toReversed()));
}

/** After how many toggles, from the top, entries are so; -1 where no number of them leads there. */
function togglesOf(isEnabled: readonly boolean[]): number {
  const firstOn = isEnabled.indexOf(true);
  const isFirstRound = isEnabled.slice(Math.max(firstOn, 0)).every(Boolean);
  if (firstOn === -1) return isEnabled.length;
  if (isFirstRound) return firstOn;
  const firstOff = isEnabled.indexOf(false);
  const isSecondRound = firstOn === 0 && isEnabled.slice(firstOff).every((is) => !is);
  return isSecondRound ? isEnabled.length + firstOff : -1;
}

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
  running.add(child);
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
  running.delete(child);
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
      new Promise<{ ids: number[]; priorities: number[]; isEnabled: boolean[]; parts: number }>(
        (resolve, reject) => {
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
                isEnabled: entries.map((entry) => entry.enabled),
                parts: head?.parts ?? 0,
              });
            };
          };
        },
      ),
  );
}
