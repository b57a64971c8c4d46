import type { Language } from '@trailbook/core/dataset';
import type en from './locales/en.json';

/** Every text of the interface, by key; all languages have the keys that English has. */
export type Messages = typeof en;

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type MessageKey = Leaf<Messages>;

const files = import.meta.glob<Messages>('./locales/*.json', { import: 'default' });

/** Loads the texts of one language; each is a file of its own, so that a page ships only its own. */
export function loadMessages(language: Language): Promise<Messages> {
  const load = files[`./locales/${language}.json`];
  if (!load) throw new Error(`There are no texts for ${language}.`);
  return load();
}
