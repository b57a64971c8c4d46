import type { Language } from '../basics/languages.ts';
import type { Lookup, PageName } from './lookup.ts';

/** Worlds of the Simulated Universe are called by their number: the game's tables name them in English alone. */
const CALLED: Readonly<Record<Language, (number: string) => string>> = {
  en: (number) => `World ${number}`,
  cn: (number) => `第${number}世界`,
  cht: (number) => `第${number}世界`,
  jp: (number) => `第${number}世界`,
  kr: (number) => `제${number}세계`,
  ru: (number) => `Мир ${number}`,
  es: (number) => `Mundo ${number}`,
  id: (number) => `Dunia ${number}`,
  vi: (number) => `Thế giới ${number}`,
  th: (number) => `โลกที่ ${number}`,
  pt: (number) => `Mundo ${number}`,
  fr: (number) => `Monde ${number}`,
  de: (number) => `Welt ${number}`,
};

/** Figures as Chinese and Japanese write them. */
const FIGURES = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const WRITES_FIGURES: ReadonlySet<Language> = new Set(['cn', 'cht', 'jp']);

/** What a world is called in a lookup's language. */
export function worldName({ language }: Lookup, world: number): PageName {
  return { text: CALLED[language](String(world)) };
}

/** How else players of the language write it. */
export function otherWorldNames({ language }: Lookup, world: number): string[] {
  const figure = WRITES_FIGURES.has(language) && FIGURES[world];
  return figure ? [CALLED[language](figure)] : [];
}

/** What a path of the Simulated Universe is called: the characters' paths have names in more languages. */
export function universePathName(lookup: Lookup, id: number): PageName {
  const path = lookup.dataset.universe.paths.find((one) => one.id === id)?.path;
  return path ? lookup.path(path) : lookup.nameOr('universePath', id, id);
}
