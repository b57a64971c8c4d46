import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type Entry, inOrder } from '@trailbook/core/internal/planner';
import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { classNames, Dialog } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { subjectName } from '../parts/names.ts';
import { SaveOrDiscard } from '../parts/save-or-discard.tsx';

interface Props {
  readonly entries: readonly Entry[];
  /** The order that was made before the sheet was discarded. */
  readonly begunWith?: readonly number[] | undefined;
  readonly onClose: () => void;
  /** Called instead with the order, when it is not to be saved. */
  readonly onDiscard: (entryIds: readonly number[]) => void;
  readonly onSave: (entryIds: readonly number[]) => void;
}

/** The order in which entries are served, by drag and drop or by keyboard. */
export function PriorityDialog({ entries, begunWith, onClose, onDiscard, onSave }: Props) {
  const { t } = useI18n();
  const game = useGame('planner');
  const [begun] = useState(() => inOrder(entries));
  const [order, setOrder] = useState(() => (begunWith ? inOrderOf(begun, begunWith) : begun));
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: string | number) => {
    const entry = order.find(({ entryId }) => entryId === id);
    return entry ? subjectName(game, entry).text : '';
  };
  const placeOf = (id: string | number | undefined) =>
    order.findIndex(({ entryId }) => entryId === id) + 1;
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    setOrder((current) => arrayMove(current, placeOf(active.id) - 1, placeOf(over.id) - 1));
  };
  const at = (id: string | number, place: number) =>
    t('plan.movedTo', { name: nameOf(id), place, of: order.length });

  const ids = order.map(({ entryId }) => entryId);
  const isUnsaved = begun.some(({ entryId }, place) => entryId !== ids[place]);
  const leave = () => (isUnsaved ? onDiscard(ids) : onClose());

  return (
    <Dialog
      title={t('plan.priority')}
      width="narrow"
      isUnsaved={isUnsaved}
      onClose={leave}
      footer={<SaveOrDiscard onClose={leave} onSave={() => onSave(ids)} />}
    >
      <p className="pb-3 text-sm text-ink-soft">{t('sheet.priorityHint')}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={move}
        accessibility={{
          screenReaderInstructions: { draggable: t('sheet.priorityKeys') },
          announcements: {
            onDragStart: ({ active }) => at(active.id, placeOf(active.id)),
            onDragOver: ({ active, over }) => at(active.id, placeOf(over?.id)),
            onDragEnd: ({ active, over }) => at(active.id, placeOf(over?.id)),
            onDragCancel: ({ active }) => at(active.id, placeOf(active.id)),
          },
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="flex flex-col">
            {order.map((entry, place) => (
              <Row key={entry.entryId} entry={entry} place={place + 1} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Dialog>
  );
}

/** Entries as an order has them; those that it does not know yet come first, as new ones do. */
function inOrderOf(entries: readonly Entry[], ids: readonly number[]): Entry[] {
  return [...entries].sort((a, b) => ids.indexOf(a.entryId) - ids.indexOf(b.entryId));
}

function Row({ entry, place }: { entry: Entry; place: number }) {
  const { number } = useI18n();
  const game = useGame('planner');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.entryId,
  });
  const name = subjectName(game, entry).text;
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={classNames(
        'flex items-center border-b border-line bg-surface',
        isDragging && 'relative z-10 bg-raised',
      )}
    >
      <span className="figures w-8 text-end text-ink-faint">{number(place)}</span>
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={name}
        className="tap flex min-w-0 flex-1 cursor-grab touch-none items-center gap-3 px-3 text-start"
      >
        <GripVertical size={18} strokeWidth={1.5} className="shrink-0 text-ink-faint" aria-hidden />
        <span className="min-w-0 break-words">{name}</span>
      </button>
    </li>
  );
}
