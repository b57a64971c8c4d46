import type { Language } from '../basics/languages.ts';
import { characterName } from './character-name.ts';
import type { Dataset } from './dataset.ts';
import type { NameKind } from './kinds.ts';
import type { Lookup, PageName } from './lookup.ts';
import { baseProperty, elementKey, pathKey, propertyKey } from './name-keys.ts';
import { anyNameOf, type Name, nameOf } from './names.ts';
import { isProtagonist } from './protagonists.ts';
import { type TextBooks, textOf } from './texts.ts';

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
