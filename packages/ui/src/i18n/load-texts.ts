import type { Language } from '@trailbook/core/internal/dataset';
import type { Area } from './areas.ts';

const files = import.meta.glob<object>('./locales/*/*.json', { import: 'default' });

/** The texts of one area. Browsers get it written anew, without a list of all files: see the site's `vite/named-texts.ts`. */
export async function loadTexts(language: Language, area: Area): Promise<object> {
  const load = files[`./locales/${language}/${area}.json`];
  if (!load) throw new Error(`There are no texts of ${area} in ${language}.`);
  return load();
}
