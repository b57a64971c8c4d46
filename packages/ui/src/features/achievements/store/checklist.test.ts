import { kindOf } from '@trailbook/core/internal/user-data';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type AchievementDocuments, achievementActions } from './achievement-actions.ts';
import type { AchievementsStore } from './achievements-store.ts';
import { createChecklist } from './checklist.ts';

/** A store that holds what it is given, and nothing else. */
function storeWith(done: Readonly<Record<string, number>>): AchievementsStore {
  const documents = { achievements: { ...kindOf('achievements').empty, done } };
  const store = createStore<{
    documents: AchievementDocuments;
    act: (recipe: (documents: AchievementDocuments) => AchievementDocuments) => void;
  }>((set, get) => ({
    documents,
    act: (recipe) => set({ documents: recipe(get().documents) }),
  }));
  // All that a checklist asks of a store.
  return store as unknown as AchievementsStore;
}

const doneIn = (store: AchievementsStore) => store.getState().documents.achievements.done;
const on = (...ids: readonly number[]) => new Map(ids.map((id) => [id, true]));

describe('a checklist', () => {
  it('keeps what is marked before the store is open, and marks it there then', () => {
    const checklist = createChecklist();
    checklist.mark(on(1), 5);
    expect([checklist.isDone(1), checklist.done()]).toEqual([true, undefined]);
    const store = storeWith({ 2: 7 });
    checklist.open(store);
    expect(Object.keys(doneIn(store))).toEqual(['1', '2']);
  });

  it('knows that nothing is done where nothing is stored, but for what is marked since', () => {
    const checklist = createChecklist();
    checklist.begin({});
    expect([checklist.done(), checklist.isWaiting()]).toEqual([{}, false]);
    checklist.mark(on(1), 5);
    expect([checklist.done(), checklist.isWaiting()]).toEqual([{ 1: 5 }, true]);
    const store = storeWith({});
    checklist.open(store);
    expect([doneIn(store), checklist.isWaiting()]).toEqual([{ 1: 5 }, false]);
  });

  it('shows what was seen of the store, with what is marked and taken back since', () => {
    const checklist = createChecklist();
    checklist.mark(on(3), 4);
    checklist.begin({ 1: 7, 2: 8 });
    expect(checklist.done()).toEqual({ 1: 7, 2: 8, 3: 4 });
    checklist.mark(new Map([[2, false]]), 5);
    expect([checklist.done(), checklist.isDone(1), checklist.isDone(2)]).toEqual([
      { 1: 7, 3: 4 },
      true,
      false,
    ]);
    const store = storeWith({ 1: 7, 2: 8 });
    checklist.open(store);
    expect(Object.keys(doneIn(store))).toEqual(['1', '3']);
  });

  it('holds on to what was seen of a store that is gone when it is opened', () => {
    const checklist = createChecklist();
    checklist.begin({ 1: 7, 2: 8 });
    checklist.mark(on(3), 9);
    const store = storeWith({});
    store.setState({ status: 'emptied' });
    checklist.open(store);
    expect(doneIn(store)).toEqual({ 1: 7, 2: 8, 3: 9 });
    expect(checklist.lastStep()?.checked).toEqual([3]);
  });

  it('does not go back to what was seen once the store is open', () => {
    const checklist = createChecklist();
    checklist.open(storeWith({ 1: 7 }));
    checklist.begin({});
    expect(checklist.done()).toEqual({ 1: 7 });
  });

  it('takes nothing off that was done already when it was marked before', () => {
    const checklist = createChecklist();
    checklist.mark(on(2), 5);
    const store = storeWith({ 2: 7 });
    checklist.open(store);
    expect(doneIn(store)).toEqual({ 2: 7 });
    expect(checklist.lastStep()).toBeUndefined();
  });

  it('undoes a step to the last digit', () => {
    const checklist = createChecklist();
    const store = storeWith({ 5: 111, 9: 222 });
    checklist.open(store);
    const before = JSON.stringify(doneIn(store));
    checklist.mark(new Map([...on(6), [5, false]]), 333);
    expect(checklist.lastStep()).toMatchObject({ checked: [6], unchecked: [5] });
    expect(doneIn(store)).toEqual({ 6: 333, 9: 222 });
    // Another device that has it done since 111 does not bring it again.
    expect(store.getState().documents.achievements.undone).toEqual({ 5: 333 });
    checklist.lastStep()?.undo();
    expect(JSON.stringify(doneIn(store))).toBe(before);
    expect(store.getState().documents.achievements.undone).toEqual({});
  });

  it('undoes only what its step did: what was marked elsewhere since stays', () => {
    const checklist = createChecklist();
    const store = storeWith({});
    checklist.open(store);
    checklist.mark(on(1), 5);
    const step = checklist.lastStep();
    checklist.mark(on(2), 6);
    step?.undo();
    expect(doneIn(store)).toEqual({ 2: 6 });
  });

  it('offers no way back from what another tab has taken back', () => {
    const checklist = createChecklist();
    const store = storeWith({});
    checklist.open(store);
    checklist.mark(on(1, 2), 5);
    const elsewhere = (...ids: readonly number[]) =>
      store.getState().act(achievementActions.mark(new Map(ids.map((id) => [id, false])), 6));
    elsewhere(1);
    expect(checklist.lastStep()?.checked).toEqual([1, 2]);
    elsewhere(2);
    expect(checklist.lastStep()).toBeUndefined();
  });

  it('takes no mark where none can be kept, and takes them again when it is open', () => {
    const checklist = createChecklist();
    const open = checklist.shut();
    checklist.mark(on(1), 5);
    expect([checklist.isShut(), checklist.isDone(1)]).toEqual([true, false]);
    open();
    checklist.mark(on(1), 5);
    expect(checklist.isDone(1)).toBe(true);
  });

  it('tells a row of its own achievement alone, whatever is marked beside it', () => {
    const checklist = createChecklist();
    const notified: number[] = [];
    const leave = [1, 2, 3].map((id) => checklist.subscribeTo(id, () => notified.push(id)));
    checklist.open(storeWith({ 3: 7 }));
    expect(notified).toEqual([3]);
    checklist.mark(on(1, 3), 8);
    expect(notified).toEqual([3, 1]);
    for (const stop of leave) stop();
    checklist.mark(on(2), 9);
    expect(notified).toEqual([3, 1]);
  });

  it('tells who listens, and no one who has left', () => {
    const checklist = createChecklist();
    let notified = 0;
    const leave = checklist.subscribe(() => {
      notified += 1;
    });
    checklist.mark(on(1), 5);
    expect(notified).toBeGreaterThan(0);
    leave();
    const before = notified;
    checklist.mark(on(2), 5);
    expect(notified).toBe(before);
  });
});
