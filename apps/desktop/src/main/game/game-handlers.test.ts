import { expect, it, vi } from 'vitest';
import { bridgeMessages } from '../../bridge/bridge.ts';
import { gameHandlers } from './game-handlers.ts';

const NO_FILE = { read: () => undefined, write: vi.fn() };

const ID = '9b2f6f0e-6d0f-4d4e-8f6e-0d8a0a4f3c11';

it('answers every message of its room', () => {
  const handlers = gameHandlers({ showOpenDialog: vi.fn(), showMessageBox: vi.fn() }, NO_FILE);
  const room = Object.keys(bridgeMessages).filter((message) => message.startsWith('game:'));
  expect(Object.keys(handlers)).toEqual(room);
});

it('lets the player choose a folder, or none', async () => {
  const showOpenDialog = vi.fn(async () => ({ canceled: true, filePaths: [] as string[] }));
  const handlers = gameHandlers({ showOpenDialog, showMessageBox: vi.fn() }, NO_FILE);
  expect(await handlers['game:chooseFolder']()).toBe(false);
  showOpenDialog.mockResolvedValue({ canceled: false, filePaths: ['/games'] });
  expect(await handlers['game:chooseFolder']()).toBe(true);
  expect(showOpenDialog).toHaveBeenCalledWith({ properties: ['openDirectory'] });
  expect(NO_FILE.write.mock.calls).toEqual([[{ path: '/games' }]]);
});

it.each([
  ['an account that is none', 'game:begin', { id: 'x', banners: [], known: {} }],
  ['no banner types', 'game:begin', { id: ID, banners: [], known: {} }],
  [
    'more ids than are sent',
    'game:begin',
    {
      id: ID,
      banners: [{ type: 11, from: '0' }],
      known: { 600000001: { 11: Array(13).fill('1') } },
    },
  ],
  ['a folder of the page’s own', 'game:chooseFolder', '/etc'],
  ['a question without words', 'game:clear', { text: '', clear: 'Clear', cancel: 'Cancel' }],
  ['a folder to clear', 'game:clear', { text: 'a', clear: 'b', cancel: 'c', folder: '/' }],
] as const)('takes no message with %s', (_what, message, request) => {
  expect(bridgeMessages[message].request.safeParse(request).success).toBe(false);
});
