/** What the player does: nothing, waiting for enough of a clip, or playing it. */
export type ClipState = 'none' | 'setup' | 'playing';

/** Of an audio element, what the player needs. */
export interface Clip {
  src: string;
  preload: string;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: 'src'): void;
  addEventListener(type: 'canplaythrough' | 'ended' | 'error', listener: () => void): void;
}

export interface ClipPlayer {
  readonly state: () => ClipState;
  /**
   * Plays a clip once enough of it is there. Another that plays is stopped first; the same goes on where
   * it was. A clip without an address is ignored.
   *
   * @param onStop - called when it ends, is paused, fails, or gives way to another
   */
  readonly play: (url: string, onStop: (reason: 'stopped' | 'failed') => void) => void;
  /** Acts only while a clip plays. */
  readonly pause: () => void;
  /** Stops, and forgets the clip. */
  readonly discard: () => void;
}

interface Current {
  readonly url: string;
  readonly clip: Clip;
  /** Whom to tell of its stop; each is told once. */
  onStop: Parameters<ClipPlayer['play']>[1] | undefined;
}

/**
 * The player of voice clips. Rule D8.
 *
 * @param newClip - makes an audio element; another one in tests
 */
export function createClipPlayer(newClip: () => Clip): ClipPlayer {
  let state: ClipState = 'none';
  let current: Current | undefined;

  const stop = (reason: 'stopped' | 'failed', next: ClipState) => {
    const onStop = current?.onStop;
    if (current) current.onStop = undefined;
    if (next === 'none') current = undefined;
    state = next;
    onStop?.(reason);
  };
  const start = (playing: Current) => {
    if (current !== playing || state === 'playing') return;
    state = 'playing';
    // Browsers refuse what no gesture asked for, and elements that were stopped meanwhile.
    playing.clip.play().catch(() => {
      if (current === playing && state === 'playing') stop('failed', 'none');
    });
  };
  const player: ClipPlayer = {
    state: () => state,
    play(url, onStop) {
      if (url === '') return;
      if (current?.url === url) {
        current.onStop = onStop;
        start(current);
        return;
      }
      player.discard();
      const clip = newClip();
      const playing: Current = { url, clip, onStop };
      current = playing;
      state = 'setup';
      clip.addEventListener('canplaythrough', () => {
        // Said again after every gap in the download: by then the clip may have been paused.
        if (state === 'setup' && playing.onStop) start(playing);
      });
      clip.addEventListener('ended', () => {
        if (current === playing) stop('stopped', 'none');
      });
      clip.addEventListener('error', () => {
        if (current === playing) stop('failed', 'none');
      });
      clip.preload = 'auto';
      clip.src = url;
      clip.load();
    },
    pause() {
      if (state !== 'playing') return;
      current?.clip.pause();
      stop('stopped', 'setup');
    },
    discard() {
      if (!current) return;
      const { clip } = current;
      clip.pause();
      stop('stopped', 'none');
      // Lets go of the connection as well.
      clip.removeAttribute('src');
      clip.load();
    },
  };
  return player;
}
