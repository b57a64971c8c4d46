import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenLanguages } from './chosen-languages.ts';
import { countKept, keepAll } from './keep-all.ts';
import { keepAnew, keepChosen } from './keep-chosen.ts';
import { cancelKeeping, keeping } from './keeping.ts';
import { forgetChosen, rememberChosen } from './remember-chosen.ts';

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
    expect(chosenLanguages()).toEqual([]);
  });

  it('stands beside those of other languages', async () => {
    rememberChosen('jp');
    rememberChosen('de');
    const outcome = choose();
    expect(chosenLanguages()).toEqual(['jp', 'de', 'en']);
    cancelKeeping();
    await outcome;
    expect(chosenLanguages()).toEqual(['jp', 'de']);
    forgetChosen('jp');
    expect(chosenLanguages()).toEqual(['de']);
  });

  it('is remembered once, however often it is made', () => {
    rememberChosen('en');
    rememberChosen('de');
    rememberChosen('en');
    expect(chosenLanguages().toSorted()).toEqual(['de', 'en']);
  });

  it('is still known from when there was one language only', () => {
    localStorage.setItem('trailbook:kept-database', 'jp');
    expect(chosenLanguages()).toEqual(['jp']);
    rememberChosen('en');
    expect(chosenLanguages()).toEqual(['jp', 'en']);
  });

  it('stays where the network fails', async () => {
    brought.mockResolvedValue('failed');
    expect(await choose()).toBe('failed');
    expect(chosenLanguages()).toEqual(['en']);
  });

  it('is followed from whichever page is looked at', async () => {
    const outcome = choose();
    expect(keeping.getState()).toEqual({ done: 0 });
    cancelKeeping();
    await outcome;
    expect(keeping.getState()).toEqual({ done: 0, outcome: 'stopped' });
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
    rememberChosen('en');
    const tabs = [1, 2, 3].map(() => keepAnew({ release: 'two', language: 'en' }));
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
    end('kept');
    await Promise.all(tabs);
    expect(brought).toHaveBeenCalledTimes(1);
  });

  it('is brought in each language that was chosen', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ pages: ['/en/relics'], bytes: 1 }));
    brought.mockResolvedValue('kept');
    for (const language of ['en', 'de'] as const) rememberChosen(language);
    for (const language of ['en', 'de'] as const) await keepAnew({ release: 'two', language });
    expect(brought.mock.calls.map(([{ language }]) => language)).toEqual(['en', 'de']);
    expect(chosenLanguages()).toEqual(['en', 'de']);
  });

  it('is brought by tabs of two languages beside each other', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ pages: ['/en/relics'], bytes: 1 }));
    const held = new Set<string>();
    const request = async (
      name: string,
      _options: LockOptions,
      then: (lock: object | null) => unknown,
    ) => {
      if (held.has(name)) return then(null);
      held.add(name);
      return then({});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    brought.mockReturnValue(new Promise(() => undefined));
    for (const language of ['en', 'de'] as const) rememberChosen(language);
    for (const language of ['en', 'de', 'de'] as const) void keepAnew({ release: 'two', language });
    await vi.waitFor(() => expect(brought).toHaveBeenCalledTimes(2));
    expect(brought.mock.calls.map(([{ language }]) => language)).toEqual(['en', 'de']);
  });

  it('is not brought where all of it is here', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ pages: ['/en/relics'], bytes: 1 }));
    rememberChosen('en');
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
    rememberChosen('en');
    vi.stubGlobal('fetch', async () => Response.json({ pages: ['/en/relics'], bytes: 1 }));
    const anew = keepAnew({ release: 'two', language: 'en' });
    await vi.waitFor(() => expect(brought).toHaveBeenCalled());
    cancelKeeping();
    await anew;
    expect(chosenLanguages()).toEqual([]);
  });
});
