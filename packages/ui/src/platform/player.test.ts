import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPlayer,
  isReturning,
  isSyncing,
  listenToSyncing,
  PLAYER_KEY,
  rememberLack,
  rememberPlayer,
  rememberSyncing,
} from './player.ts';

const stored = new Map<string, string>();
const page: DOMStringMap = {};
const known = () => stored.get(PLAYER_KEY);
const DAY = Math.floor(Date.parse('2026-11-20T10:00:00Z') / 86_400_000);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('document', { documentElement: { dataset: page } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  stored.clear();
  delete page.player;
});

describe('a player', () => {
  it('is remembered since the first day that something was kept', () => {
    rememberPlayer();
    expect([known(), page.player]).toEqual([String(DAY), String(DAY)]);
    vi.setSystemTime(Date.parse('2026-11-25T10:00:00Z'));
    rememberPlayer();
    expect(known()).toBe(String(DAY));
  });

  it('returns on a later day, or where the day is not known', () => {
    expect([String(DAY), `${DAY - 1}`, '', `${DAY - 1} no-plan`].map(isReturning)).toEqual([
      ...[false, true, true, true],
    ]);
  });

  it('may lack a plan or warps, until something is stored again', () => {
    rememberPlayer();
    rememberLack('no-plan', true);
    rememberLack('no-warps', true);
    rememberLack('no-plan', true);
    expect(known()).toBe(`${DAY} no-warps no-plan`);
    rememberLack('no-warps', false);
    expect(known()).toBe(`${DAY} no-plan`);
    // The page keeps its room until the next.
    expect(page.player).toBe(String(DAY));
    page.player = `${DAY} no-plan`;
    rememberPlayer();
    expect([known(), page.player]).toEqual([String(DAY), String(DAY)]);
  });

  it('of before this was kept stays one', () => {
    stored.set(PLAYER_KEY, '');
    page.player = '';
    rememberPlayer();
    rememberLack('no-plan', true);
    expect(known()).toBe(' no-plan');
    expect(isReturning(known() ?? '')).toBe(true);
    rememberPlayer();
    expect(known()).toBe('');
  });

  it('syncs until the player ends it, whatever else is stored or lacks', () => {
    rememberSyncing(false);
    expect(known()).toBeUndefined();
    const heard = vi.fn();
    const stop = listenToSyncing(heard);
    rememberSyncing(true);
    expect([isSyncing(), known(), page.player]).toEqual([true, `${DAY} syncs`, `${DAY} syncs`]);
    rememberLack('no-plan', true);
    rememberPlayer();
    expect([isSyncing(), known()]).toEqual([true, `${DAY} syncs`]);
    rememberSyncing(false);
    expect([isSyncing(), known()]).toEqual([false, String(DAY)]);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('that is none lacks nothing, and is forgotten whole', () => {
    rememberLack('no-plan', true);
    expect(known()).toBeUndefined();
    rememberPlayer();
    forgetPlayer();
    expect([known(), page.player]).toEqual([undefined, undefined]);
  });
});
