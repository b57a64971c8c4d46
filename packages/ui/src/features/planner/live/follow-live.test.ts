import { afterEach, expect, it, vi } from 'vitest';
import type { LiveBridge, LiveEvent } from '../../../platform/index.ts';
import { followLive, type LiveState } from './follow-live.ts';

const OWN = '600000001';
const KNOWN = new Set([2, 110101]);

/** A scanner that tells these, and a profile that has some of it. */
function opened(...told: readonly LiveEvent[]) {
  const rest = [...told];
  const ends: (() => void)[] = [];
  const asked: string[] = [];
  const live: LiveBridge = {
    start: async () => void asked.push('start'),
    stop: async () => {
      asked.push('stop');
      for (const end of ends) end();
    },
    next: () => {
      const event = rest.shift();
      if (event) return Promise.resolve(event);
      return new Promise((resolve) => ends.push(() => resolve(null)));
    },
  };
  const items: Record<string, number> = { 2: 100 };
  const savings: { jade: number | null } = { jade: null };
  const states: LiveState[] = [];
  const following = followLive(
    live,
    {
      accounts: async () => [OWN],
      knows: (item) => KNOWN.has(item),
      countOf: (item) => items[item] ?? 0,
      setCounts: (counts) => void Object.assign(items, counts),
      jade: () => savings.jade,
      setJade: (jade) => {
        savings.jade = jade;
      },
    },
    (state) => states.push(state),
  );
  return { items, savings, states, following, asked, live };
}

const account = (uid: string, counts: Record<string, number>, jade: number | null = null) => ({
  isOpen: true,
  account: {
    ...{ uid, jade },
    items: Object.entries(counts).map(([id, count]) => ({ id: Number(id), count })),
  },
});

let open: ReturnType<typeof opened>;
afterEach(() => {
  open.following.stop();
  vi.restoreAllMocks();
});

const at = (state: LiveState) => vi.waitFor(() => expect(open.states.at(-1)).toEqual(state));

it('takes what arrives, and only of what the game’s data know', async () => {
  open = opened(account(OWN, { 2: 900, 110101: 3, 999: 5 }, 1600), account(OWN, { 2: 800 }));
  await at({ state: 'arriving', uid: OWN, changed: 3 });
  await vi.waitFor(() => expect(open.items).toEqual({ 2: 800, 110101: 3 }));
  expect(open.savings.jade).toBe(1600);
});

it('puts all of it back in one step, and follows no further', async () => {
  open = opened(account(OWN, { 2: 900 }, 1600), account(OWN, { 2: 800, 110101: 3 }, 1440));
  await at({ state: 'arriving', uid: OWN, changed: 3 });
  open.following.undo();
  expect(open.items).toEqual({ 2: 100, 110101: 0 });
  expect(open.savings.jade).toBeNull();
  expect(open.states.at(-1)).toEqual({ state: 'off' });
  expect(open.asked).toEqual(['start', 'stop']);
});

it('puts it back, too, when the scanner has gone and it is followed no more', async () => {
  open = opened(account(OWN, { 2: 900 }, 1600), { isOpen: false, account: null });
  await vi.waitFor(() =>
    expect(open.states.map(({ state }) => state)).toEqual(['waiting', 'arriving', 'waiting']),
  );
  open.following.stop();
  expect(open.following.changed()).toBe(2);
  open.following.undo();
  expect(open.items).toEqual({ 2: 100 });
  expect(open.savings.jade).toBeNull();
  expect(open.following.changed()).toBe(0);
});

it('leaves what the player has changed by hand since', async () => {
  open = opened(account(OWN, { 2: 900, 110101: 3 }, 1600));
  await at({ state: 'arriving', uid: OWN, changed: 3 });
  open.items[2] = 950;
  open.savings.jade = 80;
  open.following.undo();
  expect(open.items).toEqual({ 2: 950, 110101: 0 });
  expect(open.savings.jade).toBe(80);
});

it('takes nothing of another account, and says whose it is', async () => {
  open = opened(account('700000002', { 2: 1 }, 5));
  await at({ state: 'foreign', uid: '700000002' });
  expect(open.items).toEqual({ 2: 100 });
  expect(open.savings.jade).toBeNull();
});

it('says whether the scanner is there, and whether it has read anybody', async () => {
  open = opened({ isOpen: true, account: null });
  await at({ state: 'scanning' });
  open.following.stop();
  open = opened({ isOpen: false, account: null });
  await at({ state: 'waiting' });
});

it('counts nothing as changed that is as it was', async () => {
  open = opened(account(OWN, { 2: 100 }));
  await at({ state: 'arriving', uid: OWN, changed: 0 });
});

it('is off where the shell fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open = opened();
  open.following.stop();
  const states: LiveState[] = [];
  const live = { ...open.live, start: () => Promise.reject(new Error('No.')) };
  followLive(live, {} as never, (state) => states.push(state));
  await vi.waitFor(() => expect(states.at(-1)).toEqual({ state: 'off' }));
});
