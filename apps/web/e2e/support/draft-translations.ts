import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = join(import.meta.dirname, '../../../../packages/ui/src/i18n/locales/en');

/** The first words of text keys: one of them at the head of a word is a key that was not found. */
const groups = readdirSync(TEXTS).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(join(TEXTS, file), 'utf8'))),
);

/** What a page shows of itself where something was not found or not put in: a program's word, a gap, a text's key. */
export const UNFINISHED = new RegExp(
  `\\{\\{|\\}\\}|undefined|NaN|\\[object|\\b(?:${groups.join('|')})\\.[a-z]+[A-Za-z.]*\\b`,
);
