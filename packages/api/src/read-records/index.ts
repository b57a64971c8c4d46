export type { AskGame, GameAnswer } from './ask-game.ts';
export { askGame } from './ask-game.ts';
export type { GatheredPage, Gathering, RecordSource } from './read-records.ts';
export { GAME_PACE, readRecords } from './read-records.ts';
