import type { Lookup } from '@trailbook/core/internal/dataset';
import { packSearch, type SearchKind } from '@trailbook/core/internal/search';
import { addressOf, FOUND_KINDS } from '@trailbook/ui/search';

/** The codes of the kinds of items (Rule C11). */
const TYPE_CODES: Partial<Readonly<Record<SearchKind, number>>> = {
  character: 0,
  lightCone: 1,
  relic: 2,
  relicPiece: 2,
  book: 3,
  material: 4,
  icon: 5,
  consumable: 6,
};

/**
 * The game's things that can be searched for, each with its name and its address below the language.
 * Rules C7, C11.
 */
export function searchItems({ dataset, language }: Lookup) {
  const { groups } = packSearch(dataset, language, { kinds: FOUND_KINDS });
  return groups.flatMap(({ kind, ids, pageIds, names, english, languages }) =>
    ids.map((id, place) => {
      const pageId = String(pageIds[place] || id);
      const name = names[place] || english[place] || pageId;
      const lang = languages?.[place] ?? (names[place] || !english[place] ? undefined : 'en');
      const entry = { kind, id, pageId, name, language, english: undefined, about: undefined };
      return {
        id: `${kind}_${id}`,
        type: TYPE_CODES[kind] ?? null,
        name,
        // Of which language the name is, where it is none of the file's.
        ...(lang !== undefined && { lang }),
        url: addressOf(entry).slice(1),
      };
    }),
  );
}
