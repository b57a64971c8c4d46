import { expect } from 'vitest';
import type { Engine } from '../engine.ts';
import type { Page } from '../page.ts';
import { tourOf } from '../story.ts';
import { button, searchField, tab } from '../whereabouts.ts';

interface Kind {
  readonly path: string;
  readonly heading: RegExp;
  /** Something that only the page of this kind does. */
  readonly use?: (page: Page) => Promise<void>;
}

const CARDS = 'main li a';
const findsOne = (word: string) => async (page: Page) => {
  await page.fill(searchField, word);
  await expect.poll(() => page.texts(CARDS)).toHaveLength(1);
};

const KINDS: readonly Kind[] = [
  { path: '/en', heading: /^Your companion/ },
  { path: '/en/characters', heading: /^Characters$/, use: findsOne('seele') },
  {
    path: '/en/character/seele',
    heading: /^Seele$/,
    async use(page) {
      await page.press(tab('Traces'));
      await page.expectText('Nightshade');
      await page.press(tab('Skills'));
      await page.expectText('Sheathed Blade');
    },
  },
  { path: '/en/equipment', heading: /^Light cones$/, use: findsOne('in the night') },
  { path: '/en/lightcone/in-the-night', heading: /^In the Night$/, use: slideToTheEnd },
  { path: '/en/relics', heading: /^Relics$/, use: findsOne('salsotto') },
  { path: '/en/relics/inert-salsotto', heading: /^Inert Salsotto$/ },
  {
    path: '/en/planner',
    heading: /^Ascension Planner$/,
    async use(page) {
      await page.press(button('Add character'));
      await page.fill(searchField, 'seele');
      await expect.poll(() => page.texts('dialog li')).toEqual([expect.stringContaining('Seele')]);
      await page.press(button('Close'));
    },
  },
  { path: '/en/planner_dev_debug', heading: /./ },
  {
    path: '/en/settings',
    heading: /^Settings$/,
    async use(page) {
      await page.press(button('Data recovery'));
      await page.expectText('Do not continue unless you are sure');
      await page.press(button('Close'));
    },
  },
  { path: '/en/privacy', heading: /./ },
  { path: '/en/no-such-page', heading: /./ },
];

export function pageStories(engine: Engine): void {
  const story = tourOf(engine);

  for (const { path, heading, use } of KINDS) {
    story(`${path} is drawn, listens, and has nothing to complain of`, async (page) => {
      await page.open(path);
      expect((await page.texts('h1'))[0]).toMatch(heading);
      await use?.(page);
      await menuOpensAndCloses(page);
      await fitsTheScreen(page);
    });
  }

  for (const [path, words] of [
    ['/jp/character/seele', ['ゼーレ', '軌跡']],
    ['/ru/planner#seele', ['Зеле', 'Планировщик']],
  ] as const) {
    story(`${path} speaks its language`, async (page) => {
      await page.open(path);
      for (const word of words) await page.expectText(word);
      await fitsTheScreen(page);
    });
  }
}

/** Menus open without scripts; that Escape closes them needs scripts. */
async function menuOpensAndCloses(page: Page) {
  const open = () => page.texts('details[open]');
  await page.press({ selector: 'summary', pattern: '^Language' });
  await expect.poll(open).toEqual([expect.stringContaining('日本語')]);
  await page.key('Escape');
  await expect.poll(open).toEqual([]);
}

async function fitsTheScreen(page: Page) {
  const overhang = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.tab.evaluate(overhang)).toBeLessThanOrEqual(0);
}

async function slideToTheEnd(page: Page) {
  const slider = 'input[type=range]';
  const spoken = (selector: string) =>
    document.querySelector(selector)?.getAttribute('aria-valuetext') ?? '';
  await page.press({ selector: slider });
  await page.key('End');
  await expect.poll(() => page.tab.evaluate(spoken, slider)).toBe('80 / 80');
}
