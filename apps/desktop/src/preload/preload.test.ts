import { expect, it, vi } from 'vitest';
import type { Bridge } from '../bridge/bridge.ts';

const page = vi.hoisted(() => new Map<string, object>());

const said = vi.hoisted(() => [] as unknown[][]);

vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, given: object) => page.set(name, given) },
  ipcRenderer: {
    invoke: async (...message: unknown[]) => {
      said.push(message);
      return message[0] === 'app:version' ? '1.2.3' : undefined;
    },
  },
}));

await import('./preload.ts');
const bridge = page.get('trailbook') as Bridge;

it('gives the page one thing, by the name that it knows the window by, and nothing of Electron', () => {
  expect([...page.keys()]).toEqual(['trailbook']);
  expect(Object.keys(bridge)).toEqual(['app', 'game', 'tray']);
});

it('sends what is a message, and reads the answer', async () => {
  expect(await bridge.app.version()).toBe('1.2.3');
  const words = { text: 'An error occured.', reload: 'Reload', close: 'Close' };
  await bridge.app.crash(words);
  expect(said).toEqual([
    ['app:version', undefined],
    ['app:crash', words],
  ]);
});

it('sends nothing else', async () => {
  said.length = 0;
  const words = { text: 'a'.repeat(301), reload: 'Reload', close: 'Close' };
  await expect(bridge.app.crash(words)).rejects.toThrow();
  expect(said).toEqual([]);
});
