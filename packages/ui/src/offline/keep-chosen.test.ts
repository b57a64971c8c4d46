import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAll } from './keep-all.ts';
import { CANCELLED, keepAnew, keepChosen } from './keep-chosen.ts';
import { keptLanguage, rememberKept } from './kept-language.ts';

vi.mock('./keep-all.ts', () => ({ keepAll: vi.fn() }));

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

function choose(): AbortController & { readonly outcome: Promise<string> } {
  const controller = new AbortController();
  const outcome = keepChosen('en', {
    ...{ release: 'one', pages: ['/en/relics'] },
    ...{ signal: controller.signal, onProgress: () => undefined },
  });
  return Object.assign(controller, { outcome });
}

describe('the choice to keep the whole database', () => {
  it('stays where its player only went to another page', async () => {
    const chosen = choose();
    chosen.abort();
    expect(await chosen.outcome).toBe('stopped');
    expect(keptLanguage()).toBe('en');
  });

  it('is taken back by who cancels', async () => {
    const chosen = choose();
    chosen.abort(CANCELLED);
    await chosen.outcome;
    expect(keptLanguage()).toBe(null);
  });

  it('leaves the one of another language as it was', async () => {
    rememberKept('jp');
    const chosen = choose();
    expect(keptLanguage()).toBe('en');
    chosen.abort(CANCELLED);
    await chosen.outcome;
    expect(keptLanguage()).toBe('jp');
  });

  it('stays where the network fails', async () => {
    brought.mockResolvedValue('failed');
    expect(await choose().outcome).toBe('failed');
    expect(keptLanguage()).toBe('en');
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
    const tabs = [1, 2, 3].map(() => keepAnew({ release: 'two', language: 'en' }));
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(3));
    end('kept');
    await Promise.all(tabs);
    expect(brought).toHaveBeenCalledTimes(1);
  });
});
