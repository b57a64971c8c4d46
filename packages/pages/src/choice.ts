import type { Lookup, PageName } from '@trailbook/core/internal/dataset';
import { type ItemId, nameOf, oncePerLookup } from '@trailbook/core/internal/dataset';
import { foldText } from '@trailbook/core/internal/search';

/** What a gift lets one choose from; its set is null where our data do not say which. */
export interface GiftChoice {
  readonly set: { readonly pageId: string; readonly name: PageName } | null;
}

/** What an item lets one choose from: the relic set whose name it bears. Null for what is no such gift. */
export function choiceOf(lookup: Lookup, id: ItemId): GiftChoice | null {
  const { items, names } = lookup.dataset;
  if (items.get(id)?.purpose !== 'choiceGift') return null;
  const own = foldText(nameOf(names, 'en', 'item', id)?.text ?? '');
  const set = namedSets(lookup).find(({ name }) => own.includes(name))?.set;
  if (!set) return { set: null };
  return { set: { pageId: set.pageId, name: lookup.nameOr('relicSet', set.id, set.id) } };
}

/** Relic sets by their English names: no other language names an item and its set in one form. */
const namedSets = oncePerLookup(({ dataset: { relics, names } }) =>
  relics.sets.flatMap((set) => {
    const name = foldText(nameOf(names, 'en', 'relicSet', set.id)?.text ?? '');
    return name ? [{ set, name }] : [];
  }),
);
