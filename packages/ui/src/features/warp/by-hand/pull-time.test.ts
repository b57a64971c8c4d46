import { describe, expect, it } from 'vitest';
import { fieldTime, isPullTime, timeIn } from './pull-time.ts';

describe('a time that a field tells', () => {
  it('comes with its seconds, which browsers leave out where they are zero', () => {
    expect(timeIn('2023-04-26T18:05')).toBe('2023-04-26 18:05:00');
    expect(timeIn('2023-04-26T18:05:07')).toBe('2023-04-26 18:05:07');
    expect(timeIn('2023-04-26T18:05:07.000')).toBe('2023-04-26 18:05:07');
    expect(timeIn('')).toBe('');
  });

  it('goes back into it unchanged', () => {
    expect(timeIn(fieldTime('2023-04-26 18:05:00'))).toBe('2023-04-26 18:05:00');
  });

  it.each(['', '0002-11-15 06:13:20', '0202-11-15 06:13:20', '12023-11-15 06:13:20'])(
    'is none at which anything was pulled while it is half typed: %s',
    (time) => {
      expect(isPullTime(time)).toBe(false);
    },
  );

  it('is one from the first day of the game on', () => {
    expect(isPullTime('2023-04-25 23:59:59')).toBe(false);
    expect(isPullTime('2023-04-26 00:00:00')).toBe(true);
  });
});
