import type { Page } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { crowded, lettersOf, narrow } from '../support/crowded.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { openTabs, type Screen, screens, tabsOf } from '../support/screens.ts';

/**
 * Every screen, each of its tabs and sheets, brought to each state once and looked at in every way. German and Russian
 * have the longest words; what is looked for in both themes and in the headings is the same in every language, so that
 * one of the two will do for it.
 */

/** Screens on what a player keeps, and a list and a thing of the database; those that are like them wait. */
const IN_CORE: readonly string[] = [
  ...['', '/planner', '/warp', '/forecast', '/achievements'],
  ...['/settings', '/import', '/characters', '/character/aglaea', '/lightcone/arrows'],
];

for (const { path, states } of screens('de')) {
  test.describe(`de${path}${core(IN_CORE.includes(path))}`, () => {
    test.use({ tolerated: path === '/nowhere' ? /status of 404/ : undefined });

    test('is accessible in both themes, and is read on the narrowest phone', async ({ page }) => {
      test.setTimeout(180_000);
      const found = await walk(page, `/de${path}`, states, {
        tab: () => inaccessible(page),
        screen: () => narrow(page),
      });
      expect(found).toEqual([]);
    });
  });
}

for (const language of ['de', 'ru'] as const) {
  for (const { path, states } of screens(language)) {
    test.describe(`${language}${path}`, () => {
      test.use({ tolerated: path === '/nowhere' ? /status of 404/ : undefined });

      test('is read on the narrowest phone, however large its letters are', async ({ page }) => {
        test.setTimeout(180_000);
        const setLetters = await lettersOf(page);
        const found = await walk(page, `/${language}${path}`, states, {
          screen: () => crowded(page, setLetters),
        });
        expect(found).toEqual([]);
      });
    });
  }
}

/** Answers what is wrong, and may leave the window as it likes. */
type Look = () => Promise<string[]>;

interface Looks {
  /** At one tab at a time. */
  readonly tab?: Look;
  /** At all tabs that a page was served with, opened at once: see `openTabs`. */
  readonly screen: Look;
}

/** What is wrong with a screen, in whichever state. */
async function walk(
  page: Page,
  address: string,
  states: Screen['states'],
  looks: Looks,
): Promise<string[]> {
  const desktop = page.viewportSize();
  const found: string[] = [];
  const lookAt = async (state: string, ...looks: readonly (Look | undefined)[]) => {
    for (const look of looks) {
      found.push(...((await look?.()) ?? []).map((one) => `${state}: ${one}`));
    }
    if (desktop) await page.setViewportSize(desktop);
  };
  await page.goto(address);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const { served } = await tabsOf(page);
  // Of nine worlds alike three speak for all.
  for (const tab of looks.tab ? served.slice(0, served.length > 7 ? 3 : undefined) : []) {
    await tab.click();
    await lookAt(`tab ${await tab.textContent()}`, looks.tab);
  }
  await openTabs(page);
  // Within those that were closed are others.
  const { brought } = await tabsOf(page);
  await lookAt('at first', served.length > 0 ? undefined : looks.tab, looks.screen);
  for (const tab of brought) {
    await tab.click();
    await lookAt(`tab ${await tab.textContent()}`, looks.tab, looks.screen);
  }
  for (const { name, come } of states) {
    await come(page);
    await lookAt(name, looks.tab, looks.screen);
  }
  return found;
}
