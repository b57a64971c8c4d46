import type { Language, NameKind } from '@trailbook/core/internal/dataset';
import { protagonistGender } from '@trailbook/core/internal/dataset';
import { parseText, plainText } from '@trailbook/core/internal/text';
import * as z from 'zod';
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

/** What a player's own data may name: plans, inventories and warps. */
const KEPT: readonly NameKind[] = ['character', 'lightCone', 'item'];

const FormerNames = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * With the names of what was there before and is gone: players who have it still see what it was.
 *
 * @param ids - what is there, by kind
 */
export function withFormerNames(
  names: Book<NameKind>,
  before: unknown,
  ids: Readonly<Record<NameKind, readonly number[]>>,
): Book<NameKind> {
  const former = FormerNames.parse(before ?? {});
  const kept = KEPT.map((kind) => {
    const there = new Set(ids[kind].map(String));
    const gone = Object.entries(former[kind] ?? {}).filter(([id]) => !there.has(id));
    return [kind, byId({ ...names[kind], ...Object.fromEntries(gone) })] as const;
  });
  return { ...names, ...Object.fromEntries(kept) };
}

function byId(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).sort(([a], [b]) => Number(a) - Number(b)));
}
