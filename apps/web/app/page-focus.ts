/** Where the reader has come to. */
interface Arrival {
  readonly pathname: string;
  readonly hash: string;
  /** The router's name of this place in the history. */
  readonly key: string;
  /** Whether the history led here, and no link. */
  readonly isReturn: boolean;
}

/** A link that was followed, and which of those with its address it was. */
interface Followed {
  readonly href: string;
  readonly place: number;
}

/** Gives the focus to the page that was gone to, as a page that is loaded anew would have it. */
export interface PageFocus {
  /** Something was pressed, before anything comes of it; undefined where it is not of the page. */
  press(target?: EventTarget | null): void;
  /** The page is there. Nothing happens where the query alone is another. */
  arrive(arrival: Arrival): void;
}

type Dom = Pick<
  Document,
  'activeElement' | 'body' | 'getElementById' | 'querySelector' | 'querySelectorAll'
>;

/**
 * Else the focus stays on what was pressed, or is lost with it, and nobody who listens hears of the new page: it
 * goes to the page's heading, and on the way back to the link that led away. A page that was loaded has it where the
 * browser puts it, unless the one before was left from the middle.
 *
 * @param isGoneOn - whether the first page was come to from itself, such as by a change of its language
 */
export function createPageFocus(dom: Dom, isGoneOn: () => boolean): PageFocus {
  const followed = new Map<string, Followed>();
  let last: Arrival | undefined;
  let held: readonly (Element | null)[] = [];

  function toHeading({ hash }: Arrival): void {
    if (namesTarget(dom, hash)) return;
    const heading = dom.querySelector<HTMLElement>('main h1') ?? dom.querySelector('main');
    if (!heading) return;
    heading.tabIndex = -1;
    take(heading);
  }

  return {
    press(target) {
      // Events are aimed at elements, and at documents and windows, which are in no link.
      const link =
        (target as Element | null | undefined)?.closest?.<HTMLElement>('a[href]') ?? null;
      held = [link, dom.activeElement];
      const href = link?.getAttribute('href');
      if (!link || href == null || !last) return;
      followed.set(last.key, { href, place: linksTo(dom, href).indexOf(link) });
    },
    arrive(arrival) {
      const before = last;
      last = arrival;
      if (!before) {
        if (isGoneOn() && dom.activeElement === dom.body) toHeading(arrival);
        return;
      }
      if (before.pathname === arrival.pathname) return;
      if (hasOwnFocus(dom, held)) return;
      const way = arrival.isReturn ? followed.get(arrival.key) : undefined;
      const link = way && linksTo(dom, way.href)[way.place];
      if (link) return take(link);
      toHeading(arrival);
    },
  };
}

/** What the page has opened or pointed to by itself, such as a field, keeps the focus. */
function hasOwnFocus({ activeElement }: Dom, held: readonly (Element | null)[]): boolean {
  return !held.includes(activeElement) && activeElement?.closest('main, dialog') != null;
}

function linksTo(dom: Dom, href: string): HTMLElement[] {
  return [...dom.querySelectorAll<HTMLElement>(`a[href="${href.replace(/["\\]/g, '\\$&')}"]`)];
}

function namesTarget(dom: Dom, hash: string): boolean {
  return hash.length > 1 && dom.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

/** Where the page stands is the router's. */
function take(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
