import type { Entry } from '@trailbook/core/planner';
import { PLANNER_VERSION } from '@trailbook/core/userdata';
import { describe, expect, it } from 'vitest';
import type { Documents } from '../storage/documents.ts';
import { createPlannerStore } from './planner-store.ts';

const cone = (entryId: number): Entry =>
  ({
    kind: 'lightCone',
    id: 23000,
    entryId,
    priority: 0,
    enabled: true,
    from: { level: 1, ascension: 0 },
    to: { level: 80, ascension: 6 },
  }) as Entry;

/** A store in memory that can be told to fail, as a full disk does. */
function memory(initial?: unknown) {
  const kept = new Map<string, unknown>(
    initial === undefined ? [] : [['default/planner', initial]],
  );
  const aside: unknown[] = [];
  const control = { failing: false, kept, aside };
  const documents: Documents = {
    read: async (key) => kept.get(key),
    write: async (key, value) => {
      if (control.failing) throw new Error('The disk is full.');
      kept.set(key, structuredClone(value));
    },
    setAside: async (key) => {
      aside.push(kept.get(key));
      kept.delete(key);
    },
  };
  return { documents, control };
}

async function settled() {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('the planner store', () => {
  it('keeps each change, and finds it again', async () => {
    const { documents } = memory();
    const store = createPlannerStore(documents);
    await store.getState().load();
    store.getState().add(cone(1));
    store.getState().add(cone(2));
    store.getState().setEnabled(1, false);
    await settled();

    const again = createPlannerStore(documents);
    await again.getState().load();
    expect(
      again.getState().entries.map((entry) => [entry.entryId, entry.priority, entry.enabled]),
    ).toEqual([
      [2, 0, true],
      [1, 1, false],
    ]);
  });

  it('leaves a broken document untouched until told, then sets it aside', async () => {
    const { documents, control } = memory({ version: PLANNER_VERSION, entries: 'none' });
    const store = createPlannerStore(documents);
    await store.getState().load();
    expect(store.getState().status).toBe('unreadable');
    store.getState().add(cone(1));
    await settled();
    expect(control.kept.get('default/planner')).toEqual({
      version: PLANNER_VERSION,
      entries: 'none',
    });

    await store.getState().startAnew(5);
    expect(control.aside).toEqual([{ version: PLANNER_VERSION, entries: 'none' }]);
    expect(store.getState()).toMatchObject({ status: 'ready', entries: [] });
  });

  it('never writes over a newer document', async () => {
    const newer = { version: PLANNER_VERSION + 1, more: true };
    const { documents, control } = memory(newer);
    const store = createPlannerStore(documents);
    await store.getState().load();
    store.getState().add(cone(1));
    await settled();
    expect(store.getState().problem?.code).toBe('DOCUMENT_NEWER');
    expect(control.kept.get('default/planner')).toEqual(newer);
  });

  it('says so when a change could not be kept', async () => {
    const { documents, control } = memory();
    const store = createPlannerStore(documents);
    await store.getState().load();
    control.failing = true;
    store.getState().add(cone(1));
    await settled();
    expect(store.getState().status).toBe('unsaved');
    expect(store.getState().entries).toHaveLength(1);
  });
});
