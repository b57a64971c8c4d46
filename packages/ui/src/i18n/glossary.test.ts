import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { termsOf } from '@trailbook/core/internal/effects';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../../core/test/real-data.ts';
import glossary from '../../test/glossary.json' with { type: 'json' };
import { AREAS } from './areas.ts';
import { loadMessages } from './messages.ts';

/**
 * What the game calls its own things, in each of its languages: the one word for each that our texts may use, or
 * several where the game has a short form or a counter beside it. `source` says where the names stand:
 * - `names`: the game's own names, in the gathered data (items and banner types)
 * - `conditions`: what achievements ask for and what skills say, in the game's own words up to version 2.2
 * - `items`: names and sources of items in public dumps of the game's tables
 * - `players`: no table at hand says it, so this is what players of the language write; `byPlayersIn` lists the
 *   languages in which another source does not say it
 */
const things = Object.entries(glossary.things);
/** Words that have stood for a thing of the glossary and must not come back, in however long a text. */
const otherThings: Partial<Readonly<Record<Language, readonly string[]>>> = glossary.otherThings;
/** What has stood beside another word for the same, or beside another way to speak to the reader (你, kamu). */
const shunned: Partial<Readonly<Record<Language, { pattern: string; flags: string }>>> =
  glossary.shunned;

/** English texts that hold a thing's word and mean something else by it. */
const OTHERWISE = new Set([
  'character of manage.settings.nameFull', // of a name's letters
  'credit of nav.credits', // to people
  'material of material.raw', // as nature gives it
  'item of warpImport.error.failed', // of records
]);

/** What is also found under other words, so that a player's own word leads there. */
const ALSO_FOUND_AS = 'effects.feats.also.';
/** Which terms are the game's own: words of the vocabulary, and no texts. */
const OF_THE_GAME = 'effects.game.';

const texts = new Map<Language, ReadonlyMap<string, string>>();
for (const language of LANGUAGES) {
  const own = flat('', await loadMessages(language, AREAS));
  const all = [...own, ...flat('effects.', termsOf(dataset, language))];
  const kept = all.filter(
    ([key]) => !key.startsWith(ALSO_FOUND_AS) && !key.startsWith(OF_THE_GAME),
  );
  texts.set(language, new Map(kept.map(([key, text]) => [key, text.replace(/\{+\w+\}+/g, '…')])));
}
const english = texts.get('en') ?? new Map<string, string>();

/** A text, or the first of its forms in a language that bends it. */
function textOf(language: Language, key: string): string | undefined {
  const own = texts.get(language);
  return own?.get(key) ?? [...(own ?? [])].find(([each]) => each.startsWith(`${key}.`))?.[1];
}

/** Whether a plain sentence calls something as lines do, which have their own term for it. */
function isLeftToLines(language: Language, key: string): boolean {
  return key.startsWith('effects.sentences.') && textOf(language, key) === undefined;
}

/** A short text names its thing; a longer one may go on with a pronoun. */
const SHORT_IN_WORDS = 12;

describe.each(LANGUAGES.filter((language) => language !== 'en'))('texts in %s', (language) => {
  it.each(things)('call a thing what the game calls it: %s', (thing, names) => {
    const strangers = [...english].filter(
      ([key, text]) =>
        text.split(/\s+/).length <= SHORT_IN_WORDS &&
        says(names.en, text, 'whole') &&
        !OTHERWISE.has(`${thing} of ${key}`) &&
        !isLeftToLines(language, key) &&
        !says(names[language], textOf(language, key) ?? '', 'bent'),
    );
    expect(strangers.map(([key]) => [key, textOf(language, key)])).toEqual([]);
  });
});

describe.each(LANGUAGES)('every text in %s', (language) => {
  // Texts on different pages that name one thing, such as a place and the link there.
  it.each(glossary.sameWords)(
    'says one thing in the same words: %s, %s',
    (first = '', other = '') => {
      expect(texts.get(language)?.get(other)).toBe(texts.get(language)?.get(first));
    },
  );

  // Texts that tell of one and the same: other words would seem to mean another thing.
  it.each(glossary.oneWord)('has one word for $what', ({ word, texts: keys }) => {
    const found = keys.map((key) => [key, texts.get(language)?.get(key) ?? '']);
    const others = found.filter(
      ([, text = '']) => !text.toLowerCase().includes(word[language].toLowerCase()),
    );
    expect(others).toEqual([]);
  });

  it('uses no word that stands for a thing of another name', () => {
    const words = (otherThings[language] ?? []).map((word) => word.toLowerCase());
    const found = [...(texts.get(language) ?? [])].filter(([, text]) =>
      words.some((word) => text.toLowerCase().includes(word)),
    );
    expect(found).toEqual([]);
  });

  it('keeps to one of several words, and to one way of speaking to the reader', () => {
    const { pattern, flags } = shunned[language] ?? {};
    const words = pattern === undefined ? undefined : new RegExp(pattern, flags);
    // Further words of the palette are what players type.
    const found = [...(texts.get(language) ?? [])].filter(
      ([key, text]) => !key.startsWith('palette.') && words?.test(text),
    );
    expect(found).toEqual([]);
  });
});

describe('a name in a text', () => {
  it('is found bent, with its ending changed, and inside a longer word', () => {
    expect(says('Световой конус', 'Опыт световых конусов', 'bent')).toBe(true);
    expect(says('Cono de luz', 'Conos de luz', 'bent')).toBe(true);
    expect(says('Figur', 'Figurenaufstieg', 'bent')).toBe(true);
    expect(says('운명의 길', '운명의 길로', 'bent')).toBe(true);
  });

  it('is not found where another word stands', () => {
    expect(says('Figur', 'Charaktere', 'bent')).toBe(false);
    expect(says('Trace', 'ร่องรอย', 'bent')).toBe(false);
    expect(says('Erfolg', 'Errungenschaften', 'bent')).toBe(false);
  });

  it('is one of several where the game has a short form', () => {
    expect(says(['Stellar Jade', 'Jade'], 'Jade a day', 'whole')).toBe(true);
  });
});

/** Whether a text says a name: as a whole word, or as languages bend it. */
function says(names: string | readonly string[], text: string, how: 'whole' | 'bent'): boolean {
  return [names].flat().some((name) => {
    const words = name.split(/[\s-]+/);
    const pattern =
      how === 'whole' ? `\\b${words.join('[\\s-]')}(e?s)?\\b` : words.map(bent).join('[\\s-]+');
    return new RegExp(pattern, 'iu').test(text.replaceAll('\u00ad', ''));
  });
}

/** Latin and Cyrillic words change their endings; the others have none. */
function bent(word: string): string {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}'.]+$/u.test(word)) return word;
  return `${word.slice(0, Math.max(3, word.length - 2))}[\\p{L}'’.]*`;
}

function flat(path: string, part: object): [string, string][] {
  return Object.entries(part).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flat(`${path}${key}.`, value)
      : typeof value === 'string'
        ? [[`${path}${key}`, value]]
        : [],
  );
}
