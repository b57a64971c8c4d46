import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { entryIdOf } from '../plan/ticket-place.ts';
import { TicketButton } from './ticket-button.tsx';

interface Props {
  /** What its card is called. */
  readonly name: string;
  /** Where its card lies, from 0. */
  readonly place: number;
  readonly onOrder: (entryIds: readonly number[], moved: number) => void;
}

interface Drag {
  readonly card: HTMLElement;
  /** From the card's middle to where it was taken. */
  readonly grab: number;
  /** Where the pointer is in the window. */
  y: number;
  /** How far the card lies from its place. */
  by: number;
  to: number;
  /** The next drawing. */
  frame: number;
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

  const move = (card: HTMLElement, to: number) => {
    const cards = cardsBeside(card);
    const ids = cards.map(entryIdOf);
    const from = cards.indexOf(card);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || to === from || to < 0 || to > ids.length) return;
    ids.splice(to, 0, moved);
    hasMoved.current = true;
    onOrder(ids, moved);
  };
  /** Draw by draw: the page may go on under a pointer that rests at its edge. */
  const follow = () => {
    const { current } = drag;
    if (!current) return;
    scrollBy({ top: pullAtEdge(current.y), behavior: 'instant' });
    lay(current);
    current.frame = requestAnimationFrame(follow);
  };
  const drop = useCallback(() => {
    const dropped = drag.current;
    if (!dropped) return;
    drag.current = undefined;
    cancelAnimationFrame(dropped.frame);
    dropped.card.style.removeProperty('translate');
    dropped.card.removeAttribute('data-dragged');
    return dropped;
  }, []);
  useEffect(
    () => () => {
      drop();
    },
    [drop],
  );

  return (
    <span ref={button} className="max-sm:flex max-sm:min-w-11 max-sm:flex-1">
      <TicketButton
        label={t('plan.move', { name })}
        word={t('plan.word.move')}
        className="cursor-grab touch-none"
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          const card = event.currentTarget.closest('li');
          if (!card) return;
          const last = cardsBeside(card).length - 1;
          const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: last }[event.key];
          const isLetGo = event.key === 'Escape' && drop() !== undefined;
          if (to === undefined && !isLetGo) return;
          event.preventDefault();
          if (to !== undefined) move(card, to);
        }}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          const card = event.currentTarget.closest('li');
          if (!card || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          const grab = event.clientY - middleOf(card);
          drag.current = { card, grab, y: event.clientY, by: 0, to: place, frame: 0 };
          card.dataset.dragged = '';
        }}
        onPointerMove={({ clientY, buttons }: PointerEvent<HTMLElement>) => {
          const { current } = drag;
          if (!current) return;
          // Let go where nobody was told of it.
          if (buttons === 0) {
            drop();
            return;
          }
          current.y = clientY;
          if (current.frame === 0) follow();
        }}
        onPointerUp={() => {
          const dropped = drop();
          if (dropped) move(dropped.card, dropped.to);
        }}
        onPointerCancel={drop}
        onLostPointerCapture={drop}
      >
        <GripVertical size={18} strokeWidth={1.5} />
      </TicketButton>
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

/** Lays a dragged card under its pointer, no further than its list goes. */
function lay(drag: Drag): void {
  const { card, grab, y } = drag;
  const cards = cardsBeside(card);
  const from = cards.indexOf(card);
  // Cards out of sight are as high as they turn out to be when they come.
  const middles = cards.map((other) => middleOf(other) - (other === card ? drag.by : 0));
  const [own = 0, first = 0, last = 0] = [middles[from], middles[0], middles.at(-1)];
  const middle = Math.min(last + 1, Math.max(first - 1, y - grab));
  drag.by = middle - own;
  drag.to = middles.filter((other, at) => at !== from && other < middle).length;
  card.style.translate = `0 ${drag.by}px`;
}

/** How near to the window's edge a pointer draws the page on, and how far at once, in pixels. */
const EDGE = 72;
const FASTEST = 20;

/** How far the page goes on with the next drawing: the further the nearer the edge, or beyond it. */
function pullAtEdge(y: number): number {
  const beyond = y < EDGE ? y - EDGE : Math.max(0, y - (innerHeight - EDGE));
  return Math.sign(beyond) * Math.min(FASTEST, Math.abs(beyond) / 4);
}
