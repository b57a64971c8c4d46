import type { GameBridge } from '../bridge/game.ts';
import { askMain } from './ask-main.ts';

export const gameRoom: GameBridge = {
  find: () => askMain('game:find', undefined),
  chooseFolder: () => askMain('game:chooseFolder', undefined),
  begin: (request) => askMain('game:begin', request),
  next: () => askMain('game:next', undefined),
  stop: () => askMain('game:stop', undefined),
  link: (id) => askMain('game:link', { id }),
  clear: (words) => askMain('game:clear', words),
};
