import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForUpdates } from './update-check.ts';

const HOUR_MS = 3_600_000;

describe('the update check', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const watch = () => {
    const ask = vi.fn(async () => 'first');
    const onUpdate = vi.fn();
    const stop = watchForUpdates({ running: 'first', ask, onUpdate });
    return { ask, onUpdate, stop };
  };

  it('asks once an hour, at a tick of ten seconds', async () => {
    const { ask } = watch();
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(ask).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks at once, and then every hour again, when the clock was set back', async () => {
    const { ask } = watch();
    vi.setSystemTime(Date.now() - 24 * HOUR_MS);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('tells once that another release runs, and asks no more', async () => {
    const { ask, onUpdate } = watch();
    ask.mockResolvedValue('second');
    await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
    expect(onUpdate).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('has the worker looked for as often, where there is one', async () => {
    const update = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ update }) } });
    const { onUpdate } = watch();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(update).toHaveBeenCalledTimes(2);
    expect(onUpdate).toHaveBeenCalledTimes(0);
  });

  it('tells a failure to the console only, and asks again after an hour', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { ask, onUpdate } = watch();
    ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('second');
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(onUpdate).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('says nothing after it was stopped, not even of what it had asked', async () => {
    const { ask, onUpdate, stop } = watch();
    ask.mockImplementation(async () => {
      stop();
      return 'second';
    });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(onUpdate).toHaveBeenCalledTimes(0);
  });
});
