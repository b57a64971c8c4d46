import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { onTip, type Shown, shownTip } from './tooltip.ts';

/** Away from the pointer, so that it hides nothing of what it points at. */
const OFFSET = 14;
/** Between it and the window's edge. */
const MARGIN = 8;

/** The one tooltip of the page; it follows the pointer. */
export function TooltipLayer() {
  const tip = useSyncExternalStore(onTip, shownTip, () => undefined);
  return tip ? <Tip {...tip} /> : null;
}

/** A popover: below the top layer, an open dialog would hide it. */
function Tip({ text, x, y }: Shown) {
  const self = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = self.current;
    if (!tip) return;
    tip.popover = 'manual';
    if (!tip.matches(':popover-open')) tip.showPopover();
    // Long ones end where the window does.
    const lowest = innerHeight - tip.getBoundingClientRect().height - MARGIN;
    tip.style.top = `${Math.max(MARGIN, Math.min(y + OFFSET, lowest))}px`;
  });
  return (
    <div
      ref={self}
      role="tooltip"
      className="pointer-events-none fixed inset-auto z-40 m-0 max-w-xs whitespace-pre-line rounded-control border border-line-strong bg-raised px-3 py-1.5 text-sm text-ink"
      style={{ left: `max(${MARGIN}px, min(${x + OFFSET}px, calc(100vw - 20.5rem)))` }}
    >
      {text}
    </div>
  );
}
