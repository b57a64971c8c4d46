import type { Language } from '@trailbook/core/internal/dataset';
import type { Area } from './areas.ts';
import type { Messages } from './messages.ts';

const files = import.meta.glob<Partial<Messages>>('./locales/*/*.json', { import: 'default' });

/** The texts of one area. Browsers get it written anew, without a list of all files: see the site's `vite-texts.ts`. */
export async function loadTexts(language: Language, area: Area): Promise<Partial<Messages>> {
  const load = files[`./locales/${language}/${area}.json`];
  if (!load) throw new Error(`There are no texts of ${area} in ${language}.`);
  return load();
}
