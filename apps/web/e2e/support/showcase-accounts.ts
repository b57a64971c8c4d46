import type { ShowcaseFault } from '@trailbook/fakes';

/** Accounts by how their showcase fails, and what a player is told then. */
export const FAILING: Readonly<Record<string, readonly [fault: ShowcaseFault, told: string]>> = {
  700000404: [404, 'There is no such account, or its showcase is empty.'],
  700000424: [424, 'The game is under maintenance. Try again when it is over.'],
  700000429: [429, 'Too many requests right now. Wait a few minutes.'],
  700000500: [500, 'The showcase has answered with an error.'],
  700000503: [503, 'The showcase is not available at the moment.'],
  700000050: ['endless', 'The showcase has answered with an error.'],
  700000008: ['slow', 'The showcase takes too long. Try again in a while.'],
};

/** One that shows Seele at level 70, with her light cone at 60. */
export const SHOWN = '600000001';
