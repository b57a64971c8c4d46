import { changing, type Marks, stampOf } from '@trailbook/core/internal/achievements';
import { achievementActions, type Stamps } from './achievement-actions.ts';
import type { AchievementsStore } from './achievements-store.ts';

type DoneById = Readonly<Record<string, number>>;

/** What was done last, and the way back. */
export interface Step {
  /** Which were marked, and which are not any more. */
  readonly checked: readonly number[];
  readonly unchecked: readonly number[];
  readonly undo: () => void;
}

/**
 * What a player has done, as a page of achievements shows it. It can be asked and told from the first moment on: what
 * is marked before the store is open is marked in it as soon as it is.
 */
export interface Checklist {
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells of one achievement alone: among thousands of rows a mark is told to its own. */
  readonly subscribeTo: (id: number, listener: () => void) => () => void;
  /** Until the store is open: what was seen, and what has been marked here. */
  readonly isDone: (id: number) => boolean;
  /** Everything that is done, by id; undefined until that is known. */
  readonly done: () => DoneById | undefined;
  /** Whether marks wait for the store. */
  readonly isWaiting: () => boolean;
  /** Whether nothing can be kept, so that nothing is to be marked. */
  readonly isShut: () => boolean;
  readonly lastStep: () => Step | undefined;
  readonly forgetStep: () => void;
  readonly mark: (marks: Marks, now: number) => void;
  /** Shows what is done as it was seen without the store, until that is open. */
  readonly begin: (seen: DoneById) => void;
  /** Works on a store from now on; answers how to leave it. */
  readonly open: (store: AchievementsStore) => () => void;
  /** Until it is opened again. */
  readonly shut: () => () => void;
}

export function createChecklist(): Checklist {
  const listeners = new Set<() => void>();
  /** Who wants to know of one, by it, and whether it was done when they were told last. */
  const rows = new Map<number, { readonly own: Set<() => void>; isOn: boolean }>();
  /** Marked before the store was open, and when. */
  const pendingMarks = new Map<number, { readonly on: boolean; readonly now: number }>();
  let store: AchievementsStore | undefined;
  /** What is done without the store: what was seen of it, and what was marked so far. */
  let unstored: DoneById | undefined;
  /** What was seen of it. */
  let seenDone: DoneById = {};
  let isShut = false;
  let step: (Step & { readonly stands: () => boolean }) | undefined;
  const tell = () => {
    for (const [id, row] of rows) {
      const isOn = isDone(id);
      if (isOn === row.isOn) continue;
      row.isOn = isOn;
      for (const listener of row.own) listener();
    }
    for (const listener of listeners) listener();
  };
  const done = () => store?.getState().documents.achievements.done ?? unstored;
  const isDone = (id: number) => {
    if (store) return Object.hasOwn(store.getState().documents.achievements.done, id);
    return pendingMarks.get(id)?.on ?? Object.hasOwn(unstored ?? {}, id);
  };

  function ask(marks: Marks, now: number): void {
    for (const [id, on] of marks) pendingMarks.set(id, { on, now });
    if (!unstored) return;
    const marked = { ...unstored };
    for (const [id, mark] of pendingMarks) {
      if (!mark.on) delete marked[id];
      else marked[id] ??= mark.now;
    }
    unstored = marked;
  }

  function markIn(opened: AchievementsStore, marks: Marks, now: number): void {
    const changes = changing(marks, isDone);
    if (changes.size === 0) return;
    const before = opened.getState().documents.achievements;
    const stamps: Stamps = new Map([...changes.keys()].map((id) => [id, stampOf(before, id)]));
    step = {
      checked: idsOf(changes, true),
      unchecked: idsOf(changes, false),
      stands: () => [...changes].some(([id, isOn]) => isDone(id) === isOn),
      undo: () => opened.getState().act(achievementActions.putBack(stamps)),
    };
    opened.getState().act(achievementActions.mark(changes, now));
  }

  /** Marks in the store what was marked before it was open. */
  function catchUp(opened: AchievementsStore): void {
    const marks = new Map([...pendingMarks].map(([id, { on }]) => [id, on]));
    const now = Math.max(...[...pendingMarks.values()].map((mark) => mark.now));
    pendingMarks.clear();
    if (marks.size > 0) markIn(opened, marks, now);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTo(id, listener) {
      const row = rows.get(id) ?? { own: new Set(), isOn: isDone(id) };
      rows.set(id, row);
      row.own.add(listener);
      return () => {
        row.own.delete(listener);
        if (row.own.size === 0) rows.delete(id);
      };
    },
    isDone,
    done,
    isWaiting: () => !store && pendingMarks.size > 0,
    isShut: () => isShut,
    lastStep: () => step,
    forgetStep() {
      step = undefined;
      tell();
    },
    mark(marks, now) {
      if (isShut) return;
      if (store) markIn(store, marks, now);
      else ask(marks, now);
      // The store tells too; what is not in it yet is told here.
      tell();
    },
    begin(seen) {
      if (store) return;
      seenDone = seen;
      unstored = seen;
      ask(new Map(), 0);
      tell();
    },
    open(opened) {
      store = opened;
      step = undefined;
      const stop = opened.subscribe(() => {
        // Nothing of it is left where another tab took it back: there is nothing to undo.
        if (step && !step.stands()) step = undefined;
        tell();
      });
      // Where what was seen is gone, it stands as it was until the player decides.
      if (opened.getState().status === 'emptied') {
        const stamps = Object.entries(seenDone).map(([id, at]) => [Number(id), at] as const);
        opened.getState().act(achievementActions.putBack(new Map(stamps)));
      }
      catchUp(opened);
      tell();
      return () => {
        stop();
        store = undefined;
        unstored = undefined;
        step = undefined;
        tell();
      };
    },
    shut() {
      isShut = true;
      tell();
      return () => {
        isShut = false;
        tell();
      };
    },
  };
}

function idsOf(marks: Marks, on: boolean): number[] {
  return [...marks].flatMap(([id, isOn]) => (isOn === on ? [id] : []));
}
