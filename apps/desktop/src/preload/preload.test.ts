import { expect, it, vi } from 'vitest';
import type { Bridge } from '../bridge/bridge.ts';

const page = vi.hoisted(() => new Map<string, object>());

const said = vi.hoisted(() => [] as unknown[][]);
const heard = vi.hoisted(() => new Map<string, (...told: unknown[]) => void>());

vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, given: object) => page.set(name, given) },
  ipcRenderer: {
    on: (event: string, listener: (...told: unknown[]) => void) => heard.set(event, listener),
    off: (event: string) => heard.delete(event),
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
  expect(Object.keys(bridge)).toEqual([
    ...['app', 'folders', 'game', 'live', 'publisher', 'tray', 'updates'],
  ]);
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

it('hears what the shell tells in its form, until the page ends it', () => {
  const states: unknown[] = [];
  const end = bridge.updates.onChanged((state) => states.push(state));
  const tell = (told: unknown) => heard.get('updates:changed')?.({ sender: {} }, told);
  tell({ kind: 'running', percent: 4 });
  tell({ kind: 'running', percent: 400 });
  tell({ kind: 'ready', version: '2.0.0', run: 'calc.exe' });
  expect(states).toEqual([{ kind: 'running', percent: 4 }]);
  end();
  expect(heard.size).toBe(0);
});
