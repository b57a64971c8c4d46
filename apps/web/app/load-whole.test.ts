import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWhole } from './load-whole';

const fault = new Error('a chunk is gone');
afterEach(() => vi.unstubAllGlobals());

function page({ isKept = false, answers = true }) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } });
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return Response.json({ revision: 'two' });
  });
  return assign;
}

describe('a page whose parts are gone', () => {
  it('is loaded whole from a server that answers', async () => {
    const assign = page({});
    void loadWhole('/en/relics', fault);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics'));
  });

  it('is loaded whole where a worker answers', async () => {
    const assign = page({ isKept: true, answers: false });
    void loadWhole('/en/relics', fault);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics'));
  });

  it('stays where nobody would answer', async () => {
    const assign = page({ answers: false });
    await expect(loadWhole('/en/relics', fault)).rejects.toBe(fault);
    expect(assign).not.toHaveBeenCalled();
  });
});
