declare global {
  interface Window {
    /** Hands over the keys of the desktop's window that were pressed so far, and holds no more. */
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
