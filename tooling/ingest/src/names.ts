import type { Language, NameKind } from '@trailbook/core/internal/dataset';
import { protagonistGender } from '@trailbook/core/internal/dataset';
import { parseText, plainText } from '@trailbook/core/internal/text';
import type { Book, Claims } from './claims.ts';
import type { Overlay } from './overlays.ts';

/** What the game writes where it means the player, when nothing names the protagonist. */
const PROTAGONIST = 'Trailblazer';

/**
 * The names of one language, plain: without readings, line breaks and tags, in the form for the
 * protagonist's gender, and with the protagonist's word where the game writes the player's own name.
 *
 * @param gathered - by kind, for what the text map does not name
 */
export function resolveNames(
  claims: Claims<NameKind>,
  textMap: ReadonlyMap<string, string>,
  language: Language,
  gathered: ReadonlyMap<NameKind, Overlay['names']> = new Map(),
): Book<NameKind> {
  const resolve = (nickname: string) =>
    claims.resolve(textMap, gathered, (text, kind, id) =>
      // The player's own name names nobody.
      text.trim() === '{NICKNAME}'
        ? ''
        : plainText(parseText(text), {
            language,
            params: [],
            nickname,
            gender: isHeroine(kind, id) ? 'F' : 'M',
          }).replace(/ {2,}/g, ' '),
    );
  const { character } = resolve(PROTAGONIST);
  const protagonist = Object.entries(character).find(([id]) => protagonistGender(Number(id)));
  return resolve(protagonist?.[1] ?? PROTAGONIST);
}

/** Player icons are the character's id and a prefix. */
function isHeroine(kind: NameKind, id: number): boolean {
  const character = kind === 'playerIcon' ? id % 10_000 : kind === 'character' ? id : 0;
  return protagonistGender(character) === 'F';
}
