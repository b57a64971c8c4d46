/** What can be reached by Tab, in the order of the page. */
const REACHABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';

/** An element, and what stands before it among its neighbours. */
interface Step {
  readonly parent: Element;
  readonly index: number;
}

/**
 * Remembers what has the focus now.
 *
 * @returns gives the focus back. Where that element goes away, then or as the outcome of what was chosen
 *   meanwhile, what stands in its place gets it: the next tab stop is never the top of the page.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => undefined;
  const way = wayTo(opener);
  return () => {
    if (canHold(opener)) {
      opener.focus({ preventScroll: true });
      watch(opener, way);
    } else {
      focusNear(way);
    }
  };
}

/** Until the player goes on: an entry's button may leave the page after its dialog has. */
function watch(opener: HTMLElement, way: readonly Step[]): void {
  const gone = new MutationObserver(() => {
    if (canHold(opener)) return;
    stop();
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || activeElement === opener) {
      focusNear(way);
    }
  });
  const stopListening = onNextMove(() => gone.disconnect());
  const stop = () => {
    gone.disconnect();
    stopListening();
  };
  gone.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

const MOVES = ['keydown', 'pointerdown'] as const;

/** Hears when the player goes on, by keys or by hand. @returns how to stop */
export function onNextMove(listener: () => void): () => void {
  const stop = () => {
    for (const move of MOVES) removeEventListener(move, hear, true);
  };
  const hear = () => {
    stop();
    listener();
  };
  for (const move of MOVES) addEventListener(move, hear, true);
  return stop;
}

function canHold(element: HTMLElement): boolean {
  return element.isConnected && element.matches(REACHABLE);
}

function wayTo(element: Element): Step[] {
  const way: Step[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    const parent = at.parentElement;
    way.push({ parent, index: [...parent.children].indexOf(at) });
  }
  return way;
}

/** The first thing to reach from where the lost one stood, looked for in ever wider surroundings. */
function focusNear(way: readonly Step[]): void {
  for (const { parent, index } of way) {
    if (!parent.isConnected) continue;
    const places = [...parent.children];
    const inOrder = [...places.slice(index), ...places.slice(0, index).reverse()];
    for (const place of inOrder) {
      const found = reachableIn(place);
      if (!found) continue;
      found.focus();
      return;
    }
  }
}

function reachableIn(place: Element): HTMLElement | undefined {
  const candidates = [place, ...place.querySelectorAll(REACHABLE)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.matches(REACHABLE) && element.checkVisibility(),
  );
  return candidates[0];
}
