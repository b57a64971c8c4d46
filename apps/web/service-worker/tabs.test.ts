import { describe, expect, it, vi } from 'vitest';
import { createTabs, type Tab } from './tabs.ts';

const answering = (id: string, release: string): Tab => ({
  id,
  postMessage: vi.fn((_message, transfer) => {
    const [port] = (transfer ?? []) as MessagePort[];
    port?.postMessage(release);
  }),
  navigate: vi.fn(),
});
const silent = (id: string): Tab => ({
  id,
  ...{ postMessage: vi.fn(), navigate: vi.fn() },
});
const tabsOf = (all: readonly Tab[], patienceMs = 10_000) =>
  createTabs({ all: async () => all, patienceMs });

describe('open pages', () => {
  it('are asked once of which release they are', async () => {
    const tab = answering('a', 'one');
    const tabs = tabsOf([tab]);
    expect(await tabs.releaseOf(tab)).toBe('one');
    expect(await tabs.releaseOf(tab)).toBe('one');
    expect(tab.postMessage).toHaveBeenCalledTimes(1);
  });

  it('are not asked for what they have said', async () => {
    const tab = silent('a');
    const tabs = tabsOf([tab]);
    tabs.noteRelease('a', 'one');
    expect(await tabs.releaseOf(tab)).toBe('one');
    expect(tab.postMessage).not.toHaveBeenCalled();
  });

  it('tell together which releases are in use', async () => {
    const all = [answering('a', 'one'), answering('b', 'two'), answering('c', 'one')];
    expect(await tabsOf(all).releasesInUse()).toEqual(new Set(['one', 'two']));
  });

  it('leave it open where one of them is silent', async () => {
    expect(await tabsOf([silent('b')], 10).releasesInUse()).toBe(undefined);
  });
});
