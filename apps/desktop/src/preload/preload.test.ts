import { expect, it, vi } from 'vitest';

const page = vi.hoisted(() => new Map<string, object>());

vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, given: object) => page.set(name, given) },
  ipcRenderer: { invoke: async () => undefined },
}));

it('gives the page one thing, by the name that it knows the window by, and nothing of Electron', async () => {
  await import('./preload.ts');
  expect([...page.keys()]).toEqual(['trailbook']);
  expect(Object.keys(page.get('trailbook') ?? {})).toEqual(['appVersion', 'crash']);
});
