import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepRequests } from '../../first-script/requests.ts';
import { takeLink } from './take-link.ts';

/** A page of the planner at an address with this hash. */
function openedAt(hash: string) {
  const location = { hash, pathname: '/en/planner', search: '?x=1' };
  const replaceState = vi.fn(() => {
    location.hash = '';
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: { key: 'k' }, replaceState });
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  return replaceState;
}

afterEach(() => vi.unstubAllGlobals());

describe('what travelled in the hash (P44)', () => {
  it('is taken once, and out of the address', () => {
    const replaceState = openedAt('#plan=AX-_9');
    expect(takeLink('plan')).toBe('AX-_9');
    expect(replaceState).toHaveBeenCalledWith({ key: 'k' }, '', '/en/planner?x=1');
    expect(takeLink('plan')).toBeUndefined();
  });

  it.each([').', '…', '"', '>'])('ends before what a chat hangs onto it: %s', (end) => {
    openedAt(`#plan=AXI${end}`);
    expect(takeLink('plan')).toBe('AXI');
  });

  it.each(['', '#seele', '#plan', '#planner=1', '#forecast=AX'])('leaves others: %s', (hash) => {
    const replaceState = openedAt(hash);
    expect(takeLink('plan')).toBeUndefined();
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('is no wish to add something', () => {
    openedAt('#plan=AXI');
    keepRequests();
    expect(window.requestedAdditions).toEqual({});
    openedAt('#seele');
    keepRequests();
    expect(Object.keys(window.requestedAdditions ?? {})).toEqual(['seele']);
  });
});
