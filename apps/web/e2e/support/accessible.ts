import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

/** What WCAG 2.2 asks, and what is good practice beside it: landmarks, headings in order. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** By day only what colours can break is looked for: nothing else differs from the night. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A closed tab is looked through when it is open. Of long lists the first speak for all, which are alike. */
const LEFT_OUT = [
  '[hidden]',
  'main li:nth-child(n + 9)',
  'dialog li:nth-child(n + 9)',
  'main tr:nth-child(n + 9)',
];

type Theme = 'night' | 'day';

/** Looks through a page for what WCAG 2.2 forbids, in the theme that it is in. */
export async function expectAccessible(page: Page, theme: Theme = 'night') {
  expect(await violations(page, [theme], false)).toEqual([]);
}

/**
 * What is wrong with a page in both themes, with the order of its headings, and with what does not fit WCAG's own width
 * or what is left of a window of 1280 px that shows everything twice as large. Leaves the page by day, in the last window
 * that it was looked at in.
 */
export async function inaccessible(page: Page): Promise<string[]> {
  const found = [...(await violationsInBothThemes(page)), ...(await brokenHeadings(page))];
  for (const { width, textSize } of [
    { width: 640, textSize: 200 },
    { width: 320, textSize: 100 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await beyondEdges(page, width, textSize)));
  }
  return found;
}

/** What of a page WCAG 2.2 forbids by night and by day, whichever it was loaded in; leaves it by day. */
export function violationsInBothThemes(page: Page): Promise<string[]> {
  return violations(page, ['night', 'day'], true);
}

async function violations(
  page: Page,
  themes: readonly Theme[],
  setsTheme: boolean,
): Promise<string[]> {
  // Half a megabyte of script, which stays as long as the document does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ themes, setsTheme, exclude, rules }) => {
      const found: string[] = [];
      for (const theme of themes) {
        if (setsTheme) {
          document.documentElement.dataset.theme = theme;
          // Colours fade from one theme to the other.
          for (const fading of document.getAnimations()) {
            if (fading instanceof CSSTransition) fading.finish();
          }
        }
        const runOnly = rules[theme];
        const { violations } = await window.axe.run(
          { exclude },
          { runOnly, resultTypes: ['violations'] },
        );
        for (const { id, nodes } of violations) {
          const first = nodes.slice(0, 3).map(({ target }) => target.join(' '));
          found.push(`${id} by ${theme}: ${first.join(' | ')}`);
        }
      }
      return found;
    },
    {
      ...{ themes, setsTheme, exclude: LEFT_OUT },
      rules: {
        night: { type: 'tag' as const, values: TAGS },
        day: { type: 'rule' as const, values: COLOURS },
      },
    },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
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
  const found = await beyondEdges(page, width, textSize);
  if (before) await page.setViewportSize(before);
  return found;
}

async function beyondEdges(page: Page, width: number, textSize: number): Promise<string[]> {
  const found = await page.evaluate(async (size) => {
    const root = document.documentElement;
    root.style.fontSize = size === 100 ? '' : `${size}%`;
    // What is drawn by its own width is drawn anew a frame after that has changed.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
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
    const found = [
      ...(root.scrollWidth > innerWidth ? [`page ${root.scrollWidth}`] : []),
      ...beyond.slice(0, 3).map(describeElement('beyond')),
      ...cut.slice(0, 3).map(describeElement('cut')),
    ];
    root.style.fontSize = '';
    return found;
  }, textSize);
  return found.map((one) => `at ${width} px, text ${textSize} %: ${one}`);
}
