import { type FocusEvent, type PointerEvent, useSyncExternalStore } from 'react';

/** How long a pointer or the focus rests before anything is said. Source: specification 1, section 9. */
const DELAY_MS = 1000;
/** Away from the pointer, so that it hides nothing of what it points at. */
const OFFSET = 14;

interface Shown {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

let shown: Shown | undefined;
/** How often something was asked for, or no longer wanted. */
let asked = 0;
let pointer = { x: 0, y: 0 };
const listeners = new Set<() => void>();

/**
 * What makes a part say something under a resting mouse, and while the keyboard's focus rests on it. Touch has
 * no such rest: whatever it says must stand elsewhere too.
 *
 * @param said - the text, or what makes it when it is wanted
 */
export function tooltip(said: string | (() => Promise<string>)) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      soon(said, () => pointer);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      if (shown) show({ ...shown, ...pointer });
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (!currentTarget.matches(':focus-visible')) return;
      soon(said, () => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        return { x: left, y: bottom };
      });
    },
    onBlur: hide,
  };
}

/** The one tooltip of the page; it follows the pointer. */
export function TooltipLayer() {
  const tip = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  if (!tip) return null;
  return (
    <div
      role="tooltip"
      className="pointer-events-none fixed z-40 max-w-xs whitespace-pre-line rounded-control border border-line-strong bg-raised px-3 py-1.5 text-sm"
      style={{
        left: `min(${tip.x + OFFSET}px, calc(100vw - 20rem))`,
        top: `min(${tip.y + OFFSET}px, calc(100vh - 4rem))`,
      }}
    >
      {tip.text}
    </div>
  );
}

function soon(said: Parameters<typeof tooltip>[0], place: () => Pick<Shown, 'x' | 'y'>): void {
  const mine = ++asked;
  setTimeout(async () => {
    if (mine !== asked) return;
    const text = typeof said === 'string' ? said : await said();
    // The pointer may have gone on meanwhile.
    if (text && mine === asked) show({ text, ...place() });
  }, DELAY_MS);
}

function follow(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY };
}

function hide(): void {
  asked++;
  show(undefined);
}

function show(next: Shown | undefined): void {
  if (shown === next) return;
  shown = next;
  for (const listener of listeners) listener();
}

/** Any key ends what is shown: Escape for who asks, others because they may change the page below. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('keydown', hide);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('keydown', hide);
  };
}
