import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countKept, keepAll } from './keep-all.ts';
import { keepAnew, keepChosen } from './keep-chosen.ts';
import { cancelKeeping, keepingNow } from './keeping.ts';
import { keptLanguage, rememberKept } from './kept-language.ts';

vi.mock('./keep-all.ts', () => ({ keepAll: vi.fn(), countKept: vi.fn(async () => 0) }));

const brought = vi.mocked(keepAll);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  brought.mockReset();
  // As long as nobody stops it.
  brought.mockImplementation(
    ({ signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve('stopped'))),
  );
});
afterEach(() => vi.unstubAllGlobals());

function choose(): Promise<string> {
  return keepChosen('en', { release: 'one', pages: ['/en/relics'] });
}

describe('the choice to keep the whole database', () => {
  it('is taken back by who cancels', async () => {
    const outcome = choose();
    cancelKeeping();
    expect(await outcome).toBe('stopped');
    expect(keptLanguage()).toBe(null);
  });

  it('leaves the one of another language as it was', async () => {
    rememberKept('jp');
    const outcome = choose();
    expect(keptLanguage()).toBe('en');
    cancelKeeping();
    await outcome;
    expect(keptLanguage()).toBe('jp');
  });

  it('stays where the network fails', async () => {
    brought.mockResolvedValue('failed');
    expect(await choose()).toBe('failed');
    expect(keptLanguage()).toBe('en');
  });

  it('is followed from whichever page is looked at', async () => {
    const outcome = choose();
    expect(keepingNow()).toEqual({ language: 'en', done: 0 });
    cancelKeeping();
    await outcome;
    expect(keepingNow()).toEqual({ language: 'en', done: 0, outcome: 'stopped' });
  });
});

describe('a new release', () => {
  it('has one of the tabs bring it for all', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ pages: ['/en/relics'], bytes: 1 }));
    let end: (outcome: 'kept') => void = () => undefined;
    brought.mockReturnValue(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    let isHeld = false;
    const request = vi.fn(
      async (_name: string, _options: LockOptions, then: (lock: object | null) => unknown) => {
        if (isHeld) return then(null);
        isHeld = true;
        return then({});
      },
    );
    vi.stubGlobal('navigator', { locks: { request } });
    rememberKept('en');
    const tabs = [1, 2, 3].map(() => keepAnew({ release: 'two', language: 'en' }));
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
    end('kept');
    await Promise.all(tabs);
    expect(brought).toHaveBeenCalledTimes(1);
  });

  it('is not brought where all of it is here', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ pages: ['/en/relics'], bytes: 1 }));
    rememberKept('en');
    vi.mocked(countKept).mockResolvedValueOnce(1);
    await keepAnew({ release: 'two', language: 'en' });
    expect(brought).not.toHaveBeenCalled();
  });

  it('is not brought to who has taken it away meanwhile', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ pages: ['/en/relics'], bytes: 1 }));
    await keepAnew({ release: 'two', language: 'en' });
    expect(brought).not.toHaveBeenCalled();
  });

  it('is not wanted any more by who cancels it', async () => {
    rememberKept('en');
    vi.stubGlobal('fetch', async () => Response.json({ pages: ['/en/relics'], bytes: 1 }));
    const anew = keepAnew({ release: 'two', language: 'en' });
    await vi.waitFor(() => expect(brought).toHaveBeenCalled());
    cancelKeeping();
    await anew;
    expect(keptLanguage()).toBe(null);
  });
});
