import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpdateState } from '../../bridge/updates.ts';
import { startUpdates } from './updates.ts';

class FakeUpdater extends EventEmitter {
  checks = 0;
  installs = 0;
  cancels = 0;
  failure: Error | undefined;
  async check() {
    this.checks++;
    if (!this.failure) return;
    this.emit('error', this.failure);
    throw this.failure;
  }
  install() {
    this.installs++;
  }
  cancel() {
    this.cancels++;
  }
}

let updater: FakeUpdater;
let told: UpdateState[];
let opened: number;

function start() {
  return startUpdates({
    open: async () => {
      opened++;
      return updater;
    },
    tell: (state) => void told.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  [updater, told, opened] = [new FakeUpdater(), [], 0];
});
afterEach(() => vi.useRealTimers());

describe('new versions', () => {
  it('are looked for once the window is there, and every hour', async () => {
    start();
    expect(opened).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(updater.checks).toBe(1);
    await vi.advanceTimersByTimeAsync(3_600_000 * 2);
    expect(updater.checks).toBe(3);
    expect(opened).toBe(1);
    expect(told).toEqual([]);
  });

  it('are told as they come, percent by percent, and start when the player says so', async () => {
    const updates = start();
    updates.install();
    await updates.check();
    updater.emit('update-available');
    for (const percent of [0.2, 12.4, 12.6, 100.4]) updater.emit('download-progress', { percent });
    expect(told).toEqual([
      { kind: 'running', percent: 0 },
      { kind: 'running', percent: 12 },
      { kind: 'running', percent: 13 },
      { kind: 'running', percent: 100 },
    ]);
    await updates.check();
    expect(updater.checks).toBe(1);
    updater.emit('update-downloaded', { version: '2.0.0' });
    expect(updates.state()).toEqual({ kind: 'ready', version: '2.0.0' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(updater.checks).toBe(1);
    expect(updater.installs).toBe(0);
    updates.install();
    await vi.advanceTimersByTimeAsync(0);
    expect(updater.installs).toBe(1);
  });

  it('that fail on the way are told, and tried again', async () => {
    const updates = start();
    await updates.check();
    updater.emit('update-available');
    updater.emit('error', new Error('sha512 checksum mismatch'));
    expect(told.at(-1)).toEqual({ kind: 'failed' });
    updates.install();
    expect(updater.installs).toBe(0);
    await updates.check();
    expect(updater.checks).toBe(2);
  });

  it('of which nothing came for an hour are given up, and tried again an hour later', async () => {
    const updates = start();
    await updates.check();
    updater.emit('update-available');
    await vi.advanceTimersByTimeAsync(3_000_000);
    updater.emit('download-progress', { percent: 40 });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(updater.cancels).toBe(0);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(updater.cancels).toBe(1);
    expect(told.at(-1)).toEqual({ kind: 'failed' });
    expect(updater.checks).toBe(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(updater.checks).toBe(2);
  });

  it('that are larger than any are told to have failed', async () => {
    const updates = start();
    await updates.check();
    updater.emit('update-available');
    updater.emit('update-cancelled');
    expect(updates.state()).toEqual({ kind: 'failed' });
  });

  it('are no matter without a network, nor where the build names no feed', async () => {
    updater.failure = new Error('net::ERR_INTERNET_DISCONNECTED');
    await start().check();
    expect(told).toEqual([]);
    const without = startUpdates({
      open: async () => undefined,
      tell: (state) => void told.push(state),
    });
    await without.check();
    expect(without.state()).toEqual({ kind: 'none' });
  });
});
