import { isDesktop } from '../platform/desktop.ts';

declare global {
  interface Window {
    /** What a reader has done on a page that was not alive yet: kept by its first script. */
    early?:
      | {
          readonly pressed: Set<HTMLElement>;
          readonly filled: Set<EventTarget>;
          /** What was typed after Ctrl or Cmd and K asked for the search; Enter is a line's end. */
          readonly typed: () => string | undefined;
          /** The keys that were pressed for the page. */
          readonly keys: KeyboardEvent[];
          readonly hear: (event: Event) => void;
        }
      | undefined;
  }
}

/**
 * What React would draw the page for at once. While the router still reads the page's data there is nothing to draw:
 * React would fail (its error 345), so that it hears none of these before the page is alive.
 */
const HELD_BACK = [
  'auxclick beforeinput change click compositionend compositionstart contextmenu copy cut dblclick',
  'dragend dragstart drop input keydown keypress keyup mousedown mouseup paste pointercancel',
  'pointerdown pointerup reset submit textInput touchcancel touchend touchstart',
].flatMap((names) => names.split(' '));

/**
 * Runs with the page's first script: hears which buttons and keys are pressed and which fields are filled, and keeps what
 * is typed for the search that a key has asked for.
 */
export function hearEarly(): void {
  const pressed = new Set<HTMLElement>();
  const filled = new Set<EventTarget>();
  const keys: KeyboardEvent[] = [];
  let typed: string | undefined;
  const hear = (event: Event) => {
    event.stopPropagation();
    if (event.type === 'click') {
      const button = (event.target as Element | null)?.closest?.('button');
      if (button) pressed.add(button);
    }
    if (event.type === 'input' && event.target) filled.add(event.target);
    if (event.type === 'keydown') type(event as KeyboardEvent);
  };
  const type = (event: KeyboardEvent) => {
    const after = typedAfter(typed, event);
    if (after === 'ignored') return;
    if (after === 'of the page') {
      keys.push(event);
      return;
    }
    typed = after.typed;
    event.preventDefault();
  };
  window.early = { pressed, filled, keys, hear, typed: () => typed };
  for (const name of HELD_BACK) addEventListener(name, hear, true);
}

/** What is typed for the search once a key was pressed; its own key asks for it, and Enter is a line's end. */
function typedAfter(
  typed: string | undefined,
  { key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent,
): { readonly typed: string } | 'of the page' | 'ignored' {
  // In the desktop's window the key is the program's. Rule S25.
  const asksForSearch =
    /^k$/i.test(key) && ctrlKey !== metaKey && !shiftKey && !altKey && !isDesktop();
  if (asksForSearch) return { typed: typed ?? '' };
  if (typed === undefined || ctrlKey || metaKey || altKey || isComposing) return 'of the page';
  if (key === 'Backspace') return { typed: typed.replace(/.?\n*$/u, '') };
  if (key === 'Enter' && typed.trim()) return { typed: `${typed}\n` };
  return [...key].length === 1 ? { typed: typed + key } : 'ignored';
}

/** Whether a field was filled before the page was alive: it holds what nobody heard. */
export function wasFilledEarly(field: EventTarget): boolean {
  return window.early?.filled.has(field) === true;
}

/** What was typed for a search that was asked for before the page was alive; nothing if none was. */
export function typedEarly(): string | undefined {
  return window.early?.typed();
}

/** The keys that were pressed for the page before it was alive; none once a search was asked for. */
export function keysEarly(): readonly KeyboardEvent[] {
  return typedEarly() === undefined ? (window.early?.keys ?? []) : [];
}

/**
 * The page is alive: what was pressed before is done, once each. Whoever pressed again did so because nothing
 * had happened.
 */
export function doEarlyPresses(): void {
  const { early } = window;
  if (!early) return;
  delete window.early;
  for (const name of HELD_BACK) removeEventListener(name, early.hear, true);
  // When the page is as it was left; and each when it shows what the one before has done.
  for (const button of early.pressed) setTimeout(() => button.isConnected && button.click());
}
