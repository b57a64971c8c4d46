import { homedir } from 'node:os';
import { askGame, GAME_PACE } from '@trailbook/api/read-records';
import type { Dialog } from 'electron';
import type { BridgeHandlers } from '../bridge-handler.ts';
import type { LocalFile } from '../local/local-file.ts';
import { createGameImport } from './game-import.ts';

type GameHandlers = Pick<BridgeHandlers, Extract<keyof BridgeHandlers, `game:${string}`>>;

/** As the buttons stand in the question. */
const CANCEL = 0;
const CLEAR = 1;

/** Answers the page's messages on warps out of the game. */
export function gameHandlers(
  dialog: Pick<Dialog, 'showOpenDialog' | 'showMessageBox'>,
  folder: LocalFile<{ readonly path: string }>,
) {
  const game = createGameImport({
    machine: { platform: process.platform, home: homedir(), env: process.env },
    source: { ask: askGame, ...GAME_PACE },
    now: Date.now,
    folder,
    async chooseFolder() {
      const { canceled, filePaths } = await dialog.showOpenDialog({
        properties: ['openDirectory'],
      });
      return canceled ? undefined : filePaths[0];
    },
    async mayClear({ text, clear, cancel }) {
      const { response } = await dialog.showMessageBox({
        type: 'question',
        title: 'Trailbook',
        message: text,
        buttons: [cancel, clear],
        defaultId: CANCEL,
        cancelId: CANCEL,
        noLink: true,
      });
      return response === CLEAR;
    },
  });
  return {
    'game:find': () => game.find(),
    'game:chooseFolder': () => game.chooseFolder(),
    'game:begin': (request) => game.begin(request),
    'game:next': () => game.next(),
    'game:stop': () => game.stop(),
    'game:link': ({ id }) => game.linkOf(id),
    'game:clear': (words) => game.clear(words),
  } satisfies GameHandlers;
}
