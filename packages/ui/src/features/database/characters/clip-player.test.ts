import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Clip, createClipPlayer } from './clip-player.ts';

/** An audio element that does what it is told, and nothing by itself. */
class FakeClip implements Clip {
  src = '';
  preload = '';
  isPlaying = false;
  willRefuse = false;
  readonly #listeners = new Map<string, () => void>();
  play() {
    if (this.willRefuse) return Promise.reject(new Error('refused'));
    this.isPlaying = true;
    return Promise.resolve();
  }
  pause() {
    this.isPlaying = false;
  }
  load() {}
  removeAttribute() {
    this.src = '';
  }
  addEventListener(type: string, listener: () => void) {
    this.#listeners.set(type, listener);
  }
  fire(type: 'canplaythrough' | 'ended' | 'error') {
    this.#listeners.get(type)?.();
  }
}

let clips: FakeClip[];
const setUp = () => {
  clips = [];
  return createClipPlayer(() => {
    const clip = new FakeClip();
    clips.push(clip);
    return clip;
  });
};
let player = setUp();
beforeEach(() => {
  player = setUp();
});

describe('a clip', () => {
  it('plays once enough of it is there', () => {
    expect(player.state()).toBe('none');
    player.play('a', vi.fn());
    expect([player.state(), clips[0]?.src, clips[0]?.isPlaying]).toEqual(['setup', 'a', false]);
    clips[0]?.fire('canplaythrough');
    expect([player.state(), clips[0]?.isPlaying]).toEqual(['playing', true]);
  });

  it('tells of its end, and is forgotten', () => {
    const onStop = vi.fn();
    player.play('a', onStop);
    clips[0]?.fire('canplaythrough');
    clips[0]?.fire('ended');
    expect(onStop.mock.calls).toEqual([['stopped']]);
    expect(player.state()).toBe('none');
  });

  it('without an address is ignored', () => {
    player.play('', vi.fn());
    expect([player.state(), clips.length]).toEqual(['none', 0]);
  });

  it('that cannot be loaded tells so', () => {
    const onStop = vi.fn();
    player.play('a', onStop);
    clips[0]?.fire('error');
    expect(onStop.mock.calls).toEqual([['failed']]);
    expect(player.state()).toBe('none');
  });

  it('that the browser refuses to play tells so', async () => {
    const onStop = vi.fn();
    player.play('a', onStop);
    if (clips[0]) clips[0].willRefuse = true;
    clips[0]?.fire('canplaythrough');
    await Promise.resolve();
    await Promise.resolve();
    expect(onStop.mock.calls).toEqual([['failed']]);
    expect(player.state()).toBe('none');
  });
});

describe('another clip', () => {
  it('stops the one that plays, which is told, and starts itself', () => {
    const onStop = vi.fn();
    player.play('a', onStop);
    clips[0]?.fire('canplaythrough');
    player.play('b', vi.fn());
    expect(onStop.mock.calls).toEqual([['stopped']]);
    expect([clips[0]?.isPlaying, player.state(), clips[1]?.src]).toEqual([false, 'setup', 'b']);
  });

  it('is not disturbed by what the old one says late', () => {
    const onStop = vi.fn();
    player.play('a', vi.fn());
    player.play('b', onStop);
    clips[0]?.fire('canplaythrough');
    clips[0]?.fire('ended');
    clips[0]?.fire('error');
    expect([player.state(), clips[0]?.isPlaying, onStop.mock.calls.length]).toEqual([
      'setup',
      false,
      0,
    ]);
  });
});

describe('the same clip', () => {
  it('goes on where it was, by the same element, and tells whom asked last', () => {
    const first = vi.fn();
    const second = vi.fn();
    player.play('a', first);
    clips[0]?.fire('canplaythrough');
    player.pause();
    expect([first.mock.calls.length, player.state()]).toEqual([1, 'setup']);
    player.play('a', second);
    expect([player.state(), clips[0]?.isPlaying, clips.length]).toEqual(['playing', true, 1]);
    clips[0]?.fire('ended');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('pausing', () => {
  it('acts only while a clip plays', () => {
    const onStop = vi.fn();
    player.pause();
    player.play('a', onStop);
    player.pause();
    expect([player.state(), onStop.mock.calls.length]).toEqual(['setup', 0]);
  });

  it('holds when the rest of the clip arrives', () => {
    player.play('a', vi.fn());
    clips[0]?.fire('canplaythrough');
    player.pause();
    clips[0]?.fire('canplaythrough');
    expect([player.state(), clips[0]?.isPlaying]).toEqual(['setup', false]);
  });
});

describe('discarding', () => {
  it('stops, tells, and forgets', () => {
    const onStop = vi.fn();
    player.play('a', onStop);
    clips[0]?.fire('canplaythrough');
    player.discard();
    expect([player.state(), clips[0]?.isPlaying, clips[0]?.src, onStop.mock.calls.length]).toEqual([
      'none',
      false,
      '',
      1,
    ]);
    player.discard();
    expect(onStop.mock.calls).toHaveLength(1);
  });
});
