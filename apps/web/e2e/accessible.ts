import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Looks through a page for what WCAG 2.2 forbids. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // A closed tab is looked through when it is open.
    .exclude('[hidden]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
  expect(found).toEqual([]);
}
