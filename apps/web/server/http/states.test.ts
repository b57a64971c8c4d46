import { describe, expect, it } from 'vitest';
import { createStates } from './states';

const HOUR_MS = 3_600_000;

describe('a state', () => {
  let now = Date.parse('2026-11-22T12:00:00Z');
  const states = createStates('one key', () => now);

  it('holds for an hour, in every process with the same key', () => {
    const { state, expires } = states.give();
    expect(expires * 1000).toBe(now + HOUR_MS);
    expect(states.holds(state)).toBe(true);
    expect(createStates('one key', () => now).holds(state)).toBe(true);
    now += HOUR_MS;
    expect(states.holds(state)).toBe(false);
  });

  it('cannot be made without the key', () => {
    const { state } = states.give();
    const [expires = '', signature = ''] = state.split('.');
    const forged = [
      `${Number(expires) + 1}.${signature}`,
      `${expires}.${'A'.repeat(32)}`,
      `${expires}.${signature.slice(1)}`,
      `${expires}.`,
      createStates('another key', () => now).give().state,
      `${state} `,
      '',
      null,
    ];
    expect(forged.map((one) => states.holds(one))).toEqual(forged.map(() => false));
  });
});
