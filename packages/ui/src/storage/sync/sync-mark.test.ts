import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notes, SyncLink, SyncOutcome } from '../documents/database.ts';
import { watchSyncMark } from './sync-mark.ts';

const LINK = { key: 'a', deviceId: 'b', deviceName: 'c' };
const LEDGER = { store: 's', revision: 7 };

/** A store, what other tabs hold, and what they tell. */
function world() {
  const state: { link?: SyncLink; outcome?: SyncOutcome; notes: Notes; isHeld: boolean } = {
    ...{ link: LINK, notes: { ledger: LEDGER }, isHeld: false },
  };
  let tell: () => void = () => undefined;
  const marks: unknown[] = [];
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: state.isHeld ? [{ name: 'trailbook-sync' }] : [] }) },
  });
  const watch = watchSyncMark(
    {
      syncLink: async () => state.link,
      syncOutcome: async () => state.outcome,
      notes: async () => state.notes,
      listen: (listener) => {
        tell = () => listener(new Set(['sync']));
        return () => {
          tell = () => undefined;
        };
      },
    },
    (mark) => marks.push(mark),
  );
  const after = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return marks.at(-1);
  };
  const told = () => {
    tell();
    return after();
  };
  return { state, watch, marks, after, told };
}

const outcome = (failure: SyncOutcome['failure'], inStep = LEDGER): SyncOutcome => ({
  ...{ at: 1, failure, inStep },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the mark of the sync', () => {
  it('is none where the device does not sync', async () => {
    const { state, told } = world();
    delete state.link;
    expect(await told()).toBeUndefined();
  });

  it('tells changes that wait from a device in step', async () => {
    const { state, told, watch, after } = world();
    expect(await told()).toBe('waits');
    state.outcome = outcome(null);
    expect(await told()).toBe('synced');
    state.notes = { ledger: { ...LEDGER, revision: 8 } };
    watch.look();
    expect(await after()).toBe('waits');
  });

  it('asks where the player has to do something, and waits for what passes by itself', async () => {
    const { state, told } = world();
    for (const [failure, mark] of [
      [{ code: 'CLOUD_OFFLINE' }, 'waits'],
      [{ code: 'CLOUD_BUSY' }, 'waits'],
      [{ code: 'CLOUD_EMPTIED' }, 'asks'],
      [{ code: 'CLOUD_EXPIRED' }, 'asks'],
      [{ code: 'CLOUD_DAMAGED' }, 'asks'],
      [{ code: 'NO_SAFETY_COPY' }, 'asks'],
    ] as const) {
      state.outcome = outcome(failure);
      expect(await told()).toBe(mark);
    }
  });

  it('shows a sync in any tab, and its end where that tab said nothing of it', async () => {
    const { state, told, marks, watch } = world();
    state.outcome = outcome(null);
    state.isHeld = true;
    expect(await told()).toBe('syncing');
    state.isHeld = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(marks.at(-1)).toBe('synced');
    watch.stop();
    const count = marks.length;
    await told();
    await vi.advanceTimersByTimeAsync(9000);
    expect(marks).toHaveLength(count);
  });
});
