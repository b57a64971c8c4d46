/**
 * Which dots stand at which place of the bar: what their ids begin with. Each version of the game has its own of
 * the characters, each campaign its own of the warps. Rule S4.
 */
const BEGINNINGS = {
  '/characters': 'char_',
  '/warp#char_event': 'warp-',
  '/planner': 'calculator',
  '/achievements': 'achieve',
} as const satisfies Readonly<Record<string, string>>;

/** Those dots that stand at a place of the bar. */
export function dotsAt(place: string, ids: readonly string[]): string[] {
  const beginning = BEGINNINGS[place as keyof typeof BEGINNINGS];
  return beginning === undefined ? [] : ids.filter((id) => id.startsWith(beginning));
}

/** The dot that each version of the game's data has, for the characters that came with it. */
export function dotOfVersion(gameVersion: string | null): string[] {
  return gameVersion === null ? [] : [`char_v${gameVersion.replace('.', '')}`];
}

/** What is told to the page when a dot was cleared, with its id. Rule S4. */
export const DISSIPATE = 'dissipate';
