declare global {
  interface Window {
    /** What a reader has done on a page that was not alive yet: kept by its first script. */
    early?:
      | {
          readonly pressed: Set<HTMLElement>;
          readonly filled: Set<EventTarget>;
          readonly press: (event: Event) => void;
          readonly fill: (event: Event) => void;
        }
      | undefined;
  }
}

/** A part of the page's first script: it hears which buttons are pressed and which fields are filled. */
export const EARLY = `const pressed=new Set(),filled=new Set();
const press=({target})=>{const button=target.closest?.("button");if(button)pressed.add(button)};
const fill=({target})=>{filled.add(target)};
addEventListener("click",press,true);
addEventListener("input",fill,true);
window.early={pressed,filled,press,fill};`;

/** From here on the page hears presses for itself: the first one has it drawn at once. */
export function hearPresses(): void {
  if (window.early) removeEventListener('click', window.early.press, true);
}

/** Whether a field was filled before the page was alive: it holds what nobody heard. */
export function wasFilledEarly(field: EventTarget): boolean {
  return window.early?.filled.has(field) === true;
}

/**
 * The page is alive: what was pressed before is done, once each. Whoever pressed again did so because nothing
 * had happened.
 */
export function doEarlyPresses(): void {
  const { early } = window;
  if (!early) return;
  delete window.early;
  removeEventListener('input', early.fill, true);
  // When the page is as it was left; and each when it shows what the one before has done.
  for (const button of early.pressed) setTimeout(() => button.isConnected && button.click());
}
