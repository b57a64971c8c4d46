import { describe, expect, it } from 'vitest';
import { leavesPage } from './leaves-page.ts';

const HERE = 'https://site.test/en/warp?path=hunt#top';
const PLAIN = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false };
const link = (href: string, own: { target?: string; download?: string } = {}) => ({
  ...{ href: new URL(href, HERE).href, target: '', ...own },
  hasAttribute: (name: string) => Object.hasOwn(own, name),
});

describe('a click on a link', () => {
  it.each(['/en/planner', '/en/planner#seele', '/en/warp', 'https://other.test/'])(
    'leaves the page: %s',
    (href) => expect(leavesPage(PLAIN, link(href), HERE)).toBe(true),
  );

  it.each(['#page', '/en/warp?path=hunt#', '/en/warp?path=hunt#details'])(
    'stays where it leads to a place on the page: %s',
    (href) => expect(leavesPage(PLAIN, link(href), HERE)).toBe(false),
  );

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('stays where it asks for another tab, another window or a file: %o', (held) => {
    expect(leavesPage({ ...PLAIN, ...held }, link('/en/planner'), HERE)).toBe(false);
  });

  it.each([{ target: '_blank' }, { download: '' }])(
    'stays where the link itself does: %o',
    (own) => {
      expect(leavesPage(PLAIN, link('/en/planner', own), HERE)).toBe(false);
    },
  );
});
