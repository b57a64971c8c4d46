import { beforeEach, describe, expect, it } from 'vitest';
import { createPageFocus } from './page-focus';

/** As much of a page's elements as the focus asks for. */
class FakeElement {
  tabIndex = 0;
  readonly name: string;
  readonly href: string | null;
  readonly isInMain: boolean;
  constructor(name: string, href: string | null = null, isInMain = true) {
    this.name = name;
    this.href = href;
    this.isInMain = isInMain;
  }
  focus = () => {
    dom.activeElement = this;
  };
  getAttribute = () => this.href;
  closest = (selector: string) => {
    if (selector === 'a[href]') return this.href === null ? null : this;
    return this.isInMain && this.name !== 'body' ? this : null;
  };
}

const body = new FakeElement('body', null, false);
const heading = new FakeElement('h1');
const dom = {
  activeElement: body as FakeElement,
  body,
  shown: [] as FakeElement[],
  querySelector: (selector: string) => (selector === 'main h1' ? heading : null),
  querySelectorAll: (selector: string) =>
    dom.shown.filter(({ href }) => selector === `a[href="${href}"]`),
  getElementById: (id: string) => (id === 'details' ? heading : null),
};

const at = (pathname: string, key = pathname) => ({ pathname, key, hash: '', isReturn: false });
/** As the browser's document, of which it has as much as is asked for. */
const create = (isGoneOn = () => false) => createPageFocus(dom as unknown as Document, isGoneOn);
let focus: ReturnType<typeof create>;

function follow(link: FakeElement): void {
  dom.shown = [link];
  dom.activeElement = link;
  // An element of the page, as the browser has it.
  focus.press(link as unknown as Element);
}

beforeEach(() => {
  focus = create();
  dom.activeElement = body;
  heading.tabIndex = 0;
  focus.arrive(at('/en/characters', 'list'));
});

describe('the focus of a page that was gone to', () => {
  it('stays where the browser has it on the first one', () => {
    expect(dom.activeElement).toBe(body);
  });

  it('goes on at the heading of the first one where that is the last one in another language', () => {
    create(() => true).arrive(at('/de/characters'));
    expect(dom.activeElement).toBe(heading);
  });

  it('stays where the reader has put it meanwhile', () => {
    const link = new FakeElement('a', '/de/planner');
    dom.activeElement = link;
    create(() => true).arrive(at('/de/characters'));
    expect(dom.activeElement).toBe(link);
  });

  it('is on its heading, which the tab key passes over', () => {
    follow(new FakeElement('card', '/en/character/seele'));
    focus.arrive(at('/en/character/seele'));
    expect(dom.activeElement).toBe(heading);
    expect(heading.tabIndex).toBe(-1);
  });

  it('is on its heading, too, where the link stays, as one of the navigation does', () => {
    follow(new FakeElement('nav', '/en/planner', false));
    focus.arrive(at('/en/planner'));
    expect(dom.activeElement).toBe(heading);
  });

  it('is on the link that led away when the history leads back', () => {
    const card = new FakeElement('card', '/en/character/seele');
    follow(card);
    focus.arrive(at('/en/character/seele'));
    focus.press();
    focus.arrive({ ...at('/en/characters', 'list'), isReturn: true });
    expect(dom.activeElement).toBe(card);
  });

  it('is on the very link of several to the same page', () => {
    const [first, second] = ['/a', '/a'].map((href) => new FakeElement('twice', href));
    if (!first || !second) throw new Error('There are two.');
    dom.shown = [first, second];
    // An element of the page, as the browser has it.
    focus.press(second as unknown as Element);
    focus.arrive(at('/a'));
    focus.press();
    focus.arrive({ ...at('/en/characters', 'list'), isReturn: true });
    expect(dom.activeElement).toBe(second);
  });

  it('is left to the target that the address names', () => {
    follow(new FakeElement('nav', '/en/planner', false));
    const link = dom.activeElement;
    focus.arrive({ ...at('/en/planner'), hash: '#details' });
    expect(dom.activeElement).toBe(link);
  });

  it('does not move where the query alone is another', () => {
    const filter = new FakeElement('filter', '/en/characters?path=hunt');
    follow(filter);
    focus.arrive(at('/en/characters', 'filtered'));
    expect(dom.activeElement).toBe(filter);
  });

  it('stays on what the page itself has given it to', () => {
    follow(new FakeElement('nav', '/en/planner', false));
    const field = new FakeElement('field');
    field.focus();
    focus.arrive(at('/en/planner'));
    expect(dom.activeElement).toBe(field);
  });
});
