import type { Language } from '../basics/languages.ts';
import { characterName } from './character-name.ts';
import type { Dataset } from './dataset.ts';
import type { CharacterId, ItemId } from './ids.ts';
import type { ItemRef } from './item-ref.ts';
import type { Element, NameKind, Path, TextKind } from './kinds.ts';
import { baseProperty, elementKey, pathKey, propertyKey } from './name-keys.ts';
import { anyNameOf, type Name, nameOf } from './names.ts';
import { isProtagonist } from './protagonists.ts';
import { type PageText, type TextBooks, textOf } from './texts.ts';

/** A name with its language only where it is not the page's: a fallback to be marked. */
export interface PageName {
  readonly text: string;
  readonly lang?: Language | undefined;
}

/** The game's data as one language tells it: what page models ask for names and texts. */
export interface Lookup {
  readonly dataset: Dataset;
  readonly language: Language;
  /** Whether any sentences were read: then a missing one is missing, else none is to be expected. */
  readonly hasTexts: boolean;
  /** What a player is called where the game calls them by their own name: as the protagonist. */
  readonly nickname: string;
  /**
   * Null where neither the language nor English has a name: the page then says what kind of thing it is. What has a
   * page of its own bears the name that it has in any other.
   */
  readonly name: (kind: NameKind, key: number) => PageName | null;
  /** What has no name is shown by what it is called in the data. */
  readonly nameOr: (kind: NameKind, key: number, otherwise: number | string) => PageName;
  /** Null where neither the language nor English has the text. */
  readonly text: (kind: TextKind, key: number) => PageText | null;
  readonly item: (id: ItemId) => ItemRef;
  /** What the game's own word for a stat, such as `MaxHP`, is called. */
  readonly stat: (property: string) => PageName;
  readonly path: (path: Path) => PageName;
  readonly element: (element: Element) => PageName;
  /** Told apart from its namesakes. */
  readonly character: (id: CharacterId) => PageName;
}

/**
 * @param texts - the game's sentences by language, where an operator's dump was read for them
 */
export function createLookup(dataset: Dataset, language: Language, texts: TextBooks = {}): Lookup {
  const find = (kind: NameKind, key: number) =>
    nameOf(dataset.names, language, kind, key) ?? anyNameOf(dataset.names, kind, key);
  const name: Lookup['name'] = (kind, key) => inLanguage(find(kind, key), language);
  const nameOr: Lookup['nameOr'] = (kind, key, otherwise) =>
    name(kind, key) ?? { text: String(otherwise) };
  const property = (word: string) => name('property', propertyKey(dataset.relics.properties, word));
  const path: Lookup['path'] = (value) => nameOr('path', pathKey(value), value);
  const protagonist = [...dataset.characters.values()].find(isProtagonist);
  const lookup: Lookup = {
    dataset,
    language,
    hasTexts: Object.keys(texts).length > 0,
    nickname: find('character', protagonist?.id ?? 0)?.text ?? '…',
    name,
    nameOr,
    text: (kind, key) => textOf(texts, language, kind, key) ?? null,
    item: (id) => {
      const item = dataset.items.get(id);
      const food = dataset.consumables.get(id)?.kind;
      return {
        id,
        pageId: item?.pageId && dataset.itemsByPage.has(item.pageId) ? item.pageId : null,
        name: nameOr('item', id, id),
        purpose: item?.purpose ?? 'other',
        ...(food && { food }),
        rarity: item?.rarity ?? 1,
        tier: item?.tier ?? null,
        icon: item?.icon ?? null,
        source: dataset.sources.get(id)?.kind ?? null,
      };
    },
    stat: (word) => property(word) ?? property(baseProperty(word)) ?? { text: word },
    path,
    element: (value) => nameOr('element', elementKey(value), value),
    character: (id) => characterName(lookup, id),
  };
  return lookup;
}

function inLanguage(name: Name | undefined, language: Language): PageName | null {
  if (!name) return null;
  const text = withBreaks(name);
  return name.language === language ? { text } : { text, lang: name.language };
}

/** The game ties the words of most Korean names together, so that lines would end within words instead. */
function withBreaks({ text, language }: Name): string {
  return language === 'kr' ? text.replaceAll('\u00a0', ' ') : text;
}
