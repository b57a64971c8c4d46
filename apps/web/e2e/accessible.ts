import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Looks through a page for what WCAG 2.2 forbids.
 *
 * @param theme - by day only what colours can break is looked for: nothing else differs from the night
 */
export async function expectAccessible(page: Page, theme: 'night' | 'day' = 'night') {
  // A closed tab is looked through when it is open.
  const axe = new AxeBuilder({ page }).exclude('[hidden]');
  const { violations } = await (theme === 'day'
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
  expect(found).toEqual([]);
}
