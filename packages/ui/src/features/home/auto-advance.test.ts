import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { autoAdvance } from './auto-advance.ts';

describe('the carousel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = () => {
    const advance = vi.fn();
    const hold = { isHeld: false };
    return { advance, hold, ...autoAdvance(advance, () => hold.isHeld) };
  };

  it('advances after 2.5 seconds without anybody at it, and again', () => {
    const { advance } = start();
    vi.advanceTimersByTime(2499);
    expect(advance).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(advance).toHaveBeenCalledTimes(3);
  });

  it('looks twice a second: a touch between two looks puts it off to the look after 2.5 seconds', () => {
    const { advance, touch } = start();
    vi.advanceTimersByTime(1200);
    touch();
    vi.advanceTimersByTime(2799);
    expect(advance).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('stays while it is held, and 2.5 seconds longer', () => {
    const { advance, hold } = start();
    hold.isHeld = true;
    vi.advanceTimersByTime(60_000);
    hold.isHeld = false;
    vi.advanceTimersByTime(2499);
    expect(advance).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('is still once it was stopped', () => {
    const { advance, stop } = start();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(advance).toHaveBeenCalledTimes(0);
  });
});
