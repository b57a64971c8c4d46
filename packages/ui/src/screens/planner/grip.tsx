import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { IconButton } from '../../primitives/index.ts';
import { entryIdOf } from './ticket-place.ts';

interface Props {
  /** What its card is called. */
  readonly name: string;
  /** Where its card lies, from 0. */
  readonly place: number;
  readonly onOrder: (entryIds: readonly number[], moved: number) => void;
}

interface Drag {
  readonly card: HTMLElement;
  readonly startY: number;
  /** The middles of all cards as they lay when the drag began. */
  readonly middles: readonly number[];
  readonly from: number;
  to: number;
}

/**
 * A card's handle: dragged, or with the arrow keys on it, it puts the card elsewhere, and keeps the focus; Home and
 * End lead to the ends of the list.
 */
export function Grip({ name, place, onOrder }: Props) {
  const { t } = useI18n();
  const button = useRef<HTMLSpanElement>(null);
  const drag = useRef<Drag | undefined>(undefined);
  const hasMoved = useRef(false);

  useEffect(() => {
    if (hasMoved.current) {
      button.current?.querySelector('button')?.focus();
      // A focus that the drawing itself has put back brings nothing into view.
      button.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
    }
    hasMoved.current = false;
  }, [place]);

  const move = (card: HTMLElement, from: number, to: number) => {
    const ids = cardsBeside(card).map(entryIdOf);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || to === from || to < 0 || to > ids.length) return;
    ids.splice(to, 0, moved);
    hasMoved.current = true;
    onOrder(ids, moved);
  };
  const drop = () => {
    const dropped = drag.current;
    drag.current = undefined;
    dropped?.card.style.removeProperty('translate');
    dropped?.card.removeAttribute('data-dragged');
    return dropped;
  };

  return (
    <span ref={button}>
      <IconButton
        label={t('plan.move', { name })}
        className="cursor-grab touch-none"
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          const card = event.currentTarget.closest('li');
          if (!card) return;
          const last = cardsBeside(card).length - 1;
          const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[event.key];
          if (to === undefined) return;
          event.preventDefault();
          move(card, place, to);
        }}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          const card = event.currentTarget.closest('li');
          if (!card || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const middles = cardsBeside(card).map(middleOf);
          drag.current = { card, startY: event.pageY, middles, from: place, to: place };
          card.dataset.dragged = '';
        }}
        onPointerMove={({ pageY }: PointerEvent<HTMLElement>) => {
          const { current } = drag;
          if (!current) return;
          const by = pageY - current.startY;
          current.card.style.translate = `0 ${by}px`;
          const middle = (current.middles[current.from] ?? 0) + by;
          const isAbove = (other: number, at: number) => at !== current.from && other < middle;
          current.to = current.middles.filter(isAbove).length;
        }}
        onPointerUp={() => {
          const dropped = drop();
          if (dropped) move(dropped.card, dropped.from, dropped.to);
        }}
        onPointerCancel={drop}
      >
        <GripVertical size={18} strokeWidth={1.5} />
      </IconButton>
    </span>
  );
}

function cardsBeside(card: HTMLElement): Element[] {
  return [...(card.parentElement?.children ?? [])];
}

function middleOf(card: Element): number {
  const { top, height } = card.getBoundingClientRect();
  return top + height / 2;
}
