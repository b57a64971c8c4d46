import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What WCAG 2.2 asks, and what is good practice beside it: landmarks, headings in order. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** By day only what colours can break is looked for: nothing else differs from the night. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Of long lists the first speak for all, which are alike. */
const FURTHER = 'main li:nth-child(n + 9), dialog li:nth-child(n + 9), main tr:nth-child(n + 9)';

/** Looks through a page for what WCAG 2.2 forbids, in the theme that it is in. */
export async function expectAccessible(page: Page, theme: 'night' | 'day' = 'night') {
  expect(await violations(page, theme)).toEqual([]);
}

/** What of a page WCAG 2.2 forbids by night or by day, whichever it was loaded in. */
export async function violationsIn(page: Page, theme: 'night' | 'day'): Promise<string[]> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    // Colours fade from one theme to the other.
    for (const fading of document.getAnimations()) {
      if (fading instanceof CSSTransition) fading.finish();
    }
  }, theme);
  return violations(page, theme);
}

async function violations(page: Page, theme: 'night' | 'day'): Promise<string[]> {
  // A closed tab is looked through when it is open.
  const axe = new AxeBuilder({ page })
    .exclude('[hidden]')
    .exclude(FURTHER)
    // Pages are of one frame: what it finds need not be put together on a page of its own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (theme === 'day'
    ? axe.withRules(COLOURS)
    : axe.withTags(TAGS)
  ).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

/** Headings go down one level at a time, from the page's name or the sheet's. @returns what is wrong */
export async function brokenHeadings(page: Page): Promise<string[]> {
  const { levels, first } = await page.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const headings = [...(sheet ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = headings
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName }) => Number(tagName.slice(1)));
    return { levels, first: sheet ? 2 : 1 };
  });
  const isBroken = levels.some((level, at) => level > (levels[at - 1] ?? first - 1) + 1);
  return isBroken || levels[0] !== first ? [`headings ${levels.join(' ')}`] : [];
}

/**
 * What does not fit a narrow screen: all of a page is read without pushing it sideways, and no word is cut.
 * Source: WCAG 2.2, 1.4.4 and 1.4.10.
 */
export async function tooWide(page: Page, width: number, textSize = 100): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, textSize);
  const found = await page.evaluate(() => {
    const isPushed = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );
    const beyond = shown.filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + 1 &&
        element.getBoundingClientRect().width > 0 &&
        !isPushed(element),
    );
    const cut = shown.filter(
      (element) =>
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('.truncate, .sr-only, .sr-only *, svg, svg *') &&
        /hidden|clip/.test(getComputedStyle(element).overflowX),
    );
    const describeElement = (what: string) => (element: HTMLElement) =>
      `${what}: ${element.tagName.toLowerCase()} "${element.innerText?.slice(0, 40)}" .${element.className}`;
    return [
      ...(document.documentElement.scrollWidth > innerWidth
        ? [`page ${document.documentElement.scrollWidth}`]
        : []),
      ...beyond.slice(0, 3).map(describeElement('beyond')),
      ...cut.slice(0, 3).map(describeElement('cut')),
    ];
  });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (before) await page.setViewportSize(before);
  return found.map((one) => `at ${width} px, text ${textSize} %: ${one}`);
}
