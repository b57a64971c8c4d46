import type { Translate } from '../../i18n/index.ts';

/** Kinds of stages that drop what has a page, relics by their set. */
const FARMED = ['goldenCalyx', 'crimsonCalyx', 'stagnantShadow', 'echoOfWar', 'cavern'] as const;

/** What kinds of stages are called, in one language and in English: the search finds them by either. */
export function stageWords(t: Translate, english: Translate) {
  return Object.fromEntries(
    FARMED.map((kind) => [kind, [...new Set([t, english].map((each) => each(`source.${kind}`)))]]),
  );
}
