import { ok } from '@trailbook/core/internal/basics';
import { type BannerType, isByHand, type Pull, serverTime } from '@trailbook/core/internal/warp';
import { EllipsisVertical, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Menu, menuItem, type Undoable, UndoBar } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { recordTime } from '../parts/record-time.ts';
import { nameOf } from '../parts/things.ts';
import { type WarpDocuments, type WarpsStore, warpActions } from '../store/warps-store.ts';
import { firstWords, type HandTask, type Remembered, rowsFor } from './remembered.ts';
import { RememberedSheet } from './remembered-sheet.tsx';

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
  readonly store: WarpsStore;
  /** Hours between the account's server and UTC. */
  readonly zone: number;
  /** The history, with what can be done to a row of it. */
  readonly children: (toolsOf: (pull: Pull) => ReactNode) => ReactNode;
}

/** The history in edit mode: pulls are added by hand, and those that were are corrected and removed. */
export function EditPulls({ type, documents, store, zone, children }: Props) {
  const { t } = useI18n();
  const game = useGame('warp');
  const [task, setTask] = useState<HandTask | undefined>(undefined);
  const [done, setDone] = useState<Undoable | undefined>(undefined);
  const addButton = useRef<HTMLDivElement>(null);
  const { pulls } = documents[type];
  const { act } = store.getState();

  const save = (task: HandTask, remembered: Remembered) => {
    const rows = rowsFor(task, pulls, { remembered, zone });
    if (!rows.ok) return rows;
    const [row] = rows.value;
    if (task.kind === 'correct' && row) {
      act(warpActions.correct(type, task.pull.id, row));
      setDone({
        text: t('warpByHand.corrected'),
        undo: () => act(warpActions.correct(type, row.id, task.pull)),
      });
    } else {
      act(warpActions.enter(type, rows.value));
      const ids = new Set(rows.value.map(({ id }) => id));
      setDone({
        text: t('warpByHand.added', { number: ids.size }),
        undo: () => act(warpActions.remove(type, ids)),
      });
    }
    setTask(undefined);
    return ok(undefined);
  };
  const remove = (pull: Pull) => {
    act(warpActions.remove(type, new Set([pull.id])));
    setDone({
      text: t('warp.byHand.removed', { number: 1 }),
      undo: () => act(warpActions.enter(type, [pull])),
    });
    // What was pressed is gone with its row.
    addButton.current?.querySelector('button')?.focus();
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-sm text-ink-soft">{t('warpByHand.text')}</p>
      <div ref={addButton}>
        <Button look="lamp" onClick={() => setTask({ kind: 'add' })}>
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          {t('warpByHand.add')}
        </Button>
      </div>
      {children((pull) => (
        <RowTools pull={pull} onTask={setTask} onRemove={remove} />
      ))}
      {task && (
        <RememberedSheet
          type={type}
          task={task}
          first={firstWords(game, task, { type, now: serverTime(Date.now(), zone) })}
          onClose={() => setTask(undefined)}
          onSave={(remembered) => save(task, remembered)}
        />
      )}
      <UndoBar done={done} onGone={() => setDone(undefined)} />
    </div>
  );
}

interface ToolsProps {
  readonly pull: Pull;
  readonly onTask: (task: HandTask) => void;
  readonly onRemove: (pull: Pull) => void;
}

function RowTools({ pull, onTask, onRemove }: ToolsProps) {
  const { language, t } = useI18n();
  const name = nameOf(useGame('warp'), pull.itemId).text;
  return (
    <Menu
      label={<EllipsisVertical size={18} strokeWidth={1.5} aria-hidden />}
      name={t('warpByHand.tools', { name, time: recordTime(language, pull.time) })}
      align="end"
      className="tap flex items-center justify-center"
    >
      {(['after', 'before'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className={menuItem}
          onClick={() => onTask({ kind: 'add', beside: { pull, side } })}
        >
          {t(side === 'before' ? 'warpByHand.addEarlier' : 'warpByHand.addLater')}
        </button>
      ))}
      {isByHand(pull.id) && (
        <>
          <button
            type="button"
            className={menuItem}
            onClick={() => onTask({ kind: 'correct', pull })}
          >
            {t('warpByHand.correct')}
          </button>
          <button type="button" className={menuItem} onClick={() => onRemove(pull)}>
            {t('warpByHand.remove')}
          </button>
        </>
      )}
    </Menu>
  );
}
