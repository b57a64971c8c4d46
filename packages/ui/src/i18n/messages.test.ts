import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { formatShare } from '@trailbook/core/internal/format';
import { describe, expect, it } from 'vitest';
import glossary from '../../test/glossary.json' with { type: 'json' };
import { AREAS } from './areas.ts';
import { loadMessages, type Messages } from './messages.ts';
import { createI18n } from './translate.ts';

const texts = new Map<Language, ReadonlyMap<string, string>>();
for (const language of LANGUAGES) texts.set(language, flatten(await loadMessages(language, AREAS)));
const english = texts.get('en') ?? new Map<string, string>();

describe.each(LANGUAGES)('texts in %s', (language) => {
  const own = texts.get(language) ?? new Map<string, string>();

  it('have the keys that English has, and no others', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have the placeholders that English has', () => {
    for (const [key, text] of own) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
    }
  });

  it('are not empty, not padded and hold no markup', () => {
    for (const [key, text] of own) {
      expect([key, text]).toEqual([key, text.trim()]);
      expect([key, /<|[^-]>|\$t\(/.test(text), text.length > 0]).toEqual([key, false, true]);
    }
  });

  it('are set with the marks of print, and percents as the language sets them', () => {
    const percent = formatShare(language, 0.5, 0).slice(2);
    for (const [key, text] of own) {
      if (isTyped(key)) continue;
      expect([key, /\p{L}'\p{L}|"|\.\.\./u.exec(text)?.[0]]).toEqual([key, undefined]);
      for (const [, sign] of text.matchAll(/\d(\s?%)/g))
        expect([key, sign]).toEqual([key, percent]);
    }
  });

  it('are translated: few texts may be the same as in English', () => {
    if (language === 'en') return;
    const gamesOwn = new Set<string>(
      Object.values(glossary.things).flatMap((thing): readonly string[] =>
        [thing[language]].flat(),
      ),
    );
    const same = [...own].filter(
      ([key, text]) => text === english.get(key) && /[a-z]{4}/i.test(text) && !gamesOwn.has(text),
    );
    // Words that the game itself keeps in English there, or that are spelled alike.
    expect(same.length).toBeLessThanOrEqual(28);
  });
});

it.each(['ru', 'kr'] as const)('put no dot in %s after a date, which ends with one', (language) => {
  const dated = /\{\{(?:by|date|day|leaves|until)\}\}\./;
  for (const [key, text] of texts.get(language) ?? [])
    expect([key, dated.test(text)]).toEqual([key, false]);
});

it('shows every text of every language without a placeholder left open', async () => {
  for (const language of LANGUAGES) {
    const messages = await loadMessages(language, AREAS);
    const { t } = createI18n(language, messages);
    for (const [key, text] of flatten(messages)) {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, 1234]));
      const shown = t(key as Parameters<typeof t>[0], values);
      expect(shown).not.toContain('{{');
      expect(shown).not.toBe(key);
    }
  }
});

it('groups numbers in texts as the language does', async () => {
  const { t } = createI18n('de', await loadMessages('de', ['shell']));
  expect(t('list.shown', { number: 3308000 })).toBe('Angezeigt: 3.308.000');
});

it.each(['cn', 'cht'] as const)('sets texts in %s with the marks of their script', (language) => {
  const read = [...(texts.get(language) ?? [])].filter(([key]) => !isTyped(key));
  expect(
    read.filter(([, text]) => /[\u4e00-\u9fff」}][,;:!?](?=[\u4e00-\u9fff「{])/.test(text)),
  ).toEqual([]);
});

it('lets no line in fr begin with a mark that has a space before it', () => {
  const read = [...(texts.get('fr') ?? [])].filter(([key]) => !isTyped(key));
  expect(read.filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([]);
});

it.each(['cn', 'cht', 'jp'] as const)(
  'sets no space in %s beside Latin letters and figures',
  (language) => {
    const own = '[\\u3040-\\u30ff\\u3400-\\u9fff\\u3001-\\u3015\\uff01-\\uff5e]';
    const spaced = new RegExp(`${own} [\\w{]|[\\w}/] ${own}`);
    const read = [...(texts.get(language) ?? [])].filter(([key]) => !isTyped(key));
    expect(read.filter(([, text]) => spaced.test(text))).toEqual([]);
  },
);

it('names the win rate without a rate: light cones are not won at 50/50', () => {
  for (const language of LANGUAGES) {
    expect([language, texts.get(language)?.get('warp.winRate')]).not.toEqual([
      language,
      expect.stringMatching(/\d/),
    ]);
  }
});

/** Further words of the palette are what players type, which nobody reads. */
function isTyped(key: string): boolean {
  return /^palette\.\w+Words$/.test(key);
}

function flatten(messages: Partial<Messages>, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, entry]): [string, string][] =>
      typeof entry === 'string'
        ? [[prefix + key, entry]]
        : [...flatten(entry as unknown as Messages, `${prefix}${key}.`)],
    ),
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
}
