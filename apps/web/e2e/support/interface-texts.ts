import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The site's own texts, so that one story can be told in several languages. */
export function textsOf(language: string) {
  const folder = join(import.meta.dirname, `../../../../packages/ui/src/i18n/locales/${language}`);
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const texts = Object.assign({}, ...files.map((file) => JSON.parse(file)));
  return (key: string, values: Record<string, string> = {}) =>
    key
      .split('.')
      .reduce((place, step) => place[step], texts)
      .replace(/\{\{(\w+)\}\}/g, (_: string, name: string) => values[name] ?? '');
}
