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
let waiting: ReturnType<typeof setTimeout> | undefined;
let pointer = { x: 0, y: 0 };
const listeners = new Set<() => void>();

/**
 * What makes a part say something under a resting mouse, and while the keyboard's focus rests on it. Touch has
 * no such rest: whatever it says must stand elsewhere too.
 *
 * @param said - the text, or what makes it when it is wanted
 */
export function tooltip(said: string | (() => Promise<string>)) {
  const text = async () => (typeof said === 'string' ? said : await said());
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      soon(text, () => pointer);
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
      soon(text, () => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        return { x: left, y: bottom };
      });
    },
    onBlur: hide,
  };
}

/** The one tooltip of the page; it follows the pointer, and lies above sheets. */
export function TooltipLayer() {
  const tip = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  if (!tip) return null;
  return (
    <div
      ref={raise}
      role="tooltip"
      className="pointer-events-none fixed inset-auto z-40 m-0 max-w-xs whitespace-pre-line rounded-control border border-line-strong bg-raised px-3 py-1.5 text-sm text-ink"
      style={{
        left: `min(${tip.x + OFFSET}px, calc(100vw - 20rem))`,
        top: `min(${tip.y + OFFSET}px, calc(100vh - 4rem))`,
      }}
    >
      {tip.text}
    </div>
  );
}

/** Above everything, open sheets among it, where the browser can. */
function raise(layer: HTMLElement | null): void {
  if (!layer?.showPopover) return;
  layer.popover = 'manual';
  layer.showPopover();
}

function soon(make: () => Promise<string>, place: () => Pick<Shown, 'x' | 'y'>): void {
  clearTimeout(waiting);
  const mine = setTimeout(async () => {
    const text = await make();
    // The pointer may have gone on meanwhile.
    if (waiting === mine && text !== '') show({ text, ...place() });
  }, DELAY_MS);
  waiting = mine;
}

function follow(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY };
}

function hide(): void {
  clearTimeout(waiting);
  waiting = undefined;
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
