import { type Entry, inOrder } from '@trailbook/core/internal/planner';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { ticketId } from './ticket-place.ts';

/** What a card's handle listens to. */
export type GripEvents = ReturnType<typeof useCardOrder>['grip'];

interface Drag {
  readonly card: HTMLElement;
  readonly startY: number;
  /** The middles of all cards as they lay when the drag began. */
  readonly middles: readonly number[];
  readonly from: number;
  to: number;
}

/**
 * Orders the cards of the plan by dragging their handles, and with the arrow keys on them. The focus stays on the
 * handle that is moved.
 *
 * @param shown - the entries as the cards lie
 */
export function useCardOrder(
  shown: readonly Entry[],
  onOrder: (entryIds: readonly number[], moved: number) => void,
) {
  const latest = useRef({ shown, onOrder });
  latest.current = { shown, onOrder };
  const kept = useRef<number | undefined>(undefined);
  const drag = useRef<Drag | undefined>(undefined);

  // A card that is put elsewhere loses the focus.
  useEffect(() => {
    if (kept.current !== undefined) gripOf(kept.current)?.focus();
    kept.current = undefined;
  }, [shown]);

  const grip = useMemo(() => {
    const move = (from: number, to: number) => {
      const ids = inOrder(latest.current.shown).map(({ entryId }) => entryId);
      const [moved] = ids.splice(from, 1);
      if (moved === undefined || to === from || to < 0 || to > ids.length) return;
      ids.splice(to, 0, moved);
      kept.current = moved;
      latest.current.onOrder(ids, moved);
    };
    const drop = () => {
      const { card, from, to } = drag.current ?? {};
      drag.current = undefined;
      card?.style.removeProperty('translate');
      card?.removeAttribute('data-dragged');
      return from === undefined || to === undefined ? undefined : { from, to };
    };
    return {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        const card = event.currentTarget.closest('li');
        if (!by || !card) return;
        event.preventDefault();
        const from = placeOf(card);
        move(from, from + by);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const card = event.currentTarget.closest('li');
        if (!card || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = placeOf(card);
        drag.current = { card, startY: event.pageY, middles: middlesOf(card), from, to: from };
        card.dataset.dragged = '';
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = drag;
        if (!current) return;
        const { middles, from, card, startY } = current;
        const by = event.pageY - startY;
        card.style.translate = `0 ${by}px`;
        const middle = (middles[from] ?? 0) + by;
        current.to = middles.filter((other, at) => at !== from && other < middle).length;
      },
      onPointerUp: () => {
        const dropped = drop();
        if (dropped) move(dropped.from, dropped.to);
      },
      onPointerCancel: drop,
    };
  }, []);
  return { grip };
}

function gripOf(entryId: number): HTMLElement | null | undefined {
  return document.getElementById(ticketId(entryId))?.querySelector<HTMLElement>('[data-grip]');
}

function placeOf(card: HTMLElement): number {
  return [...(card.parentElement?.children ?? [])].indexOf(card);
}

function middlesOf(card: HTMLElement): number[] {
  return [...(card.parentElement?.children ?? [])].map((other) => {
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2;
  });
}
