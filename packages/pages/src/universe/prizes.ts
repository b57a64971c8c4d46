import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import {
  type CharacterId,
  type ItemId,
  type ItemPurpose,
  type Path,
  type RelicPieceType,
  type RelicSetId,
  relicPieceKey,
} from '@trailbook/core/internal/dataset';

/** Something that the Simulated Universe gives: an item, a character, a piece of a relic set, or all of one. */
export type Prize = {
  readonly id: number;
  readonly name: PageName;
  readonly rarity: number;
  readonly icon: string | null;
  /** Its page below the language; null where it has none. */
  readonly page: string | null;
} & (
  | { readonly kind: 'item'; readonly purpose: ItemPurpose; readonly tier: number | null }
  | { readonly kind: 'character'; readonly path: Path }
  | { readonly kind: 'relic'; readonly piece: RelicPieceType }
);

/** An item of a reward as what it is: some are characters, some pieces of relics. */
export function prizeOf(lookup: Lookup, id: number): Prize {
  const character = lookup.dataset.characters.get(id as CharacterId);
  if (character) {
    const { pageId, rarity, path, miniIcon: icon } = character;
    const name = lookup.character(character.id);
    return { kind: 'character', id, name, rarity, icon, path, page: `/character/${pageId}` };
  }
  return pieceOf(lookup, id) ?? itemOf(lookup, id as ItemId);
}

/** All pieces of a relic set, of one rarity or several: the highest tells its frame. */
export function relicPrize(
  { dataset, nameOr }: Lookup,
  set: { readonly id: RelicSetId; readonly rarities: readonly number[] },
): Prize | undefined {
  const known = dataset.relicSets.get(set.id);
  return (
    known && {
      kind: 'relic',
      id: known.id,
      name: nameOr('relicSet', known.id, known.id),
      rarity: Math.max(...set.rarities),
      icon: known.icon,
      page: `/relics/${known.pageId}`,
      piece: known.planar ? 'sphere' : 'head',
    }
  );
}

function itemOf(lookup: Lookup, id: ItemId): Prize {
  const { pageId, name, rarity, icon, purpose, tier } = lookup.item(id);
  const page = pageId === null ? null : `/material/${pageId}`;
  return { kind: 'item', id, name, rarity, icon, purpose, tier, page };
}

function pieceOf({ dataset, nameOr }: Lookup, id: number): Prize | undefined {
  for (const { id: set, pageId, pieces } of dataset.relics.sets) {
    for (const { type, icon, variants } of pieces) {
      const variant = variants.find((one) => one.id === id);
      if (!variant) continue;
      const name = nameOr('relicPiece', relicPieceKey(set, type), id);
      const page = `/relics/${pageId}`;
      return { kind: 'relic', id, name, rarity: variant.rarity, icon, page, piece: type };
    }
  }
  return undefined;
}
