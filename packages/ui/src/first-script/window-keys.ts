declare global {
  interface Window {
    /** Ends the holding, and hands over what was held. */
    takeWindowKeys?: (() => readonly KeyboardEvent[]) | undefined;
  }
}

// Rule S25.
/** Holds the keys of the desktop's window until its page knows them: what they do comes once the page rests. */
export function holdWindowKeys(): void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (event.ctrlKey === event.metaKey || event.altKey || !/^[0-3k+=-]$/i.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  addEventListener('keydown', hold, true);
  window.takeWindowKeys = () => {
    removeEventListener('keydown', hold, true);
    delete window.takeWindowKeys;
    return held;
  };
}

/** The keys that were held so far; from now on none is. */
export function takeWindowKeys(): readonly KeyboardEvent[] {
  return window.takeWindowKeys?.() ?? [];
}
