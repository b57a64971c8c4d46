import { afterEach, describe, expect, it, vi } from 'vitest';
import { hideSyncWords, takeSyncWords } from './sync-words.ts';

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

/** A page at an address with this hash. */
function openedAt(hash: string) {
  const replaceState = vi.fn((_state: unknown, _title: string, to: string) => {
    location.hash = to;
  });
  const location = { hash };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: { key: 'k' }, replaceState });
  vi.stubGlobal('window', {});
  return { location, replaceState };
}

afterEach(() => vi.unstubAllGlobals());

describe('the words that an address brings', () => {
  it('are out of it and of the history at once, and can be taken once', () => {
    const { location, replaceState } = openedAt(`#sync=${WORDS.replaceAll(' ', '-')}`);
    hideSyncWords();
    expect(location.hash).toBe('#sync');
    expect(replaceState).toHaveBeenCalledWith({ key: 'k' }, '', '#sync');
    expect(takeSyncWords()).toBe(WORDS);
    expect(takeSyncWords()).toBeUndefined();
  });

  it('are taken of an address that came later, too', () => {
    const { location } = openedAt('');
    hideSyncWords();
    location.hash = '#sync=legal-winner';
    expect(takeSyncWords()).toBe('legal winner');
    expect(location.hash).toBe('#sync');
  });

  it('are none in any other address, which stays as it is', () => {
    for (const hash of ['', '#sync', '#warp', '#sync=', '#plan=sync=a-b']) {
      const { location, replaceState } = openedAt(hash);
      hideSyncWords();
      expect(replaceState).not.toHaveBeenCalled();
      expect(location.hash).toBe(hash);
      expect(takeSyncWords()).toBeUndefined();
    }
  });
});
