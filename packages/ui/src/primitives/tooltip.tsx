import { type PointerEvent, useSyncExternalStore } from 'react';

/** How long a pointer rests before anything is said. Source: specification 1, section 9. */
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
 * What makes a part say something under a resting mouse. Touch and keyboard have no such rest: whatever
 * it says must stand elsewhere too.
 */
export function tooltip(text: string) {
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      clearTimeout(waiting);
      waiting = setTimeout(() => show({ text, ...pointer }), DELAY_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      if (shown) show({ text, ...pointer });
    },
    onPointerLeave: hide,
    onPointerDown: hide,
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
      className="pointer-events-none fixed z-40 max-w-xs rounded-control border border-line-strong bg-raised px-3 py-1.5 text-sm"
      style={{
        left: `min(${tip.x + OFFSET}px, calc(100vw - 20rem))`,
        top: `min(${tip.y + OFFSET}px, calc(100vh - 4rem))`,
      }}
    >
      {tip.text}
    </div>
  );
}

function follow(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY };
}

function hide(): void {
  clearTimeout(waiting);
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
