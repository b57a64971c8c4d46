import type { Language } from '../basics/languages.ts';
import { archiveEntryKey, relicBonusKey, relicPieceKey, type TextKind } from '../dataset/index.ts';
import type { Lookup } from '../dataset/lookup.ts';
import type { Archive, Character } from '../dataset/schema.ts';
import { plainText } from '../text/parse.ts';
import { foldText } from './fold-text.ts';
import type { SearchKind, ThingKind } from './kinds.ts';
import type { SearchIndex, SearchSentence } from './open-search.ts';
import type { SearchPack } from './pack-search.ts';

/** A site's file of a pack. */
export interface SearchFile extends SearchPack {
  /** Whether a file of sentences lies beside it. */
  readonly hasSentences?: true;
}

/**
 * What an operator's texts say of things that a search finds: a text each with a sentence a line, folded here already,
 * since folding all of them takes a phone half a second.
 */
export interface SentencePack {
  readonly format: 1;
  readonly groups: readonly SentenceGroup[];
}

interface SentenceGroup {
  readonly kind: SearchKind;
  readonly ids: readonly number[];
  readonly texts: readonly string[];
  /** The sentences of each text as they are to be read, a line each. */
  readonly written: readonly string[];
  /** The languages of its sentences where one is not in the site's, by its place. */
  readonly languages?: Readonly<Record<number, readonly (Language | 0)[]>>;
}

/** A sentence by its kind and key, with its figures where it has any. */
type Sentence = readonly [kind: TextKind, key: number, params?: readonly number[] | undefined];

/** Whoever looks for a story knows how it begins, or what it is called: all of them would be megabytes. */
const MOST_SIGNS = 600;

/** What is said of each thing of a kind. */
const SENTENCES: Partial<
  Readonly<Record<ThingKind, (lookup: Lookup) => [id: number, sentences: Sentence[]][]>>
> = {
  character: (lookup) =>
    [...lookup.dataset.characters.values()].map((character) => [
      character.id,
      ofCharacter(lookup, character),
    ]),
  lightCone: ({ dataset }) =>
    [...dataset.lightCones.values()].map(({ id, superimpositions }) => [
      id,
      [
        ['lightConeSkillDescription', id, superimpositions[0]],
        ['lightConeDescription', id],
      ],
    ]),
  relic: ({ dataset }) =>
    dataset.relics.sets.map(({ id, bonuses }) => [
      id,
      bonuses.map(({ pieces, params }) => [
        'relicBonusDescription',
        relicBonusKey(id, pieces),
        params,
      ]),
    ]),
  relicPiece: ({ dataset }) =>
    dataset.relics.sets.flatMap(({ id, pieces }) =>
      pieces.map(({ type }): [number, Sentence[]] => {
        const key = relicPieceKey(id, type);
        return [
          key,
          [
            ['relicDescription', key],
            ['relicLore', key],
          ],
        ];
      }),
    ),
  material: itemSentences,
  consumable: itemSentences,
  book: ({ dataset }) =>
    [...dataset.booksByPage.values()].map(({ id, volumes }) => [
      id,
      [['bookDescription', id], ...volumes.map((volume): Sentence => ['bookContent', volume.id])],
    ]),
  blessing: ({ dataset }) =>
    dataset.universe.blessings.map(({ id, levels }) => [
      id,
      [['blessingDescription', id, levels[0]]],
    ]),
  curio: ({ dataset }) =>
    dataset.universe.curios.map(({ id, display, params }) => [
      display,
      [
        ['curioEffect', id, params],
        ['curioDescription', display],
      ],
    ]),
  achievement: ({ dataset }) =>
    dataset.achievements.achievements.map(({ id, params }) => [
      id,
      [['achievementDescription', id, params]],
    ]),
};

function itemSentences({ dataset }: Lookup): [number, Sentence[]][] {
  return [...dataset.items.keys()].map((id) => [
    id,
    [
      ['itemDescription', id],
      ['itemLore', id],
    ],
  ]);
}

function ofCharacter({ dataset }: Lookup, { id, variants, servant }: Character): Sentence[] {
  const skills = new Set([
    ...variants.flatMap(({ points }) => points.flatMap((point) => point.skills)),
    ...(dataset.servants.get(servant ?? 0)?.skills ?? []),
  ]);
  return [
    ...[...skills].map(
      (skill): Sentence => ['skillDescription', skill, dataset.skills.get(skill)?.params[0]],
    ),
    ...variants.flatMap(({ points, eidolons }) => [
      ...points.map((point): Sentence => ['pointDescription', point.id, point.params]),
      ...eidolons.map((eidolon): Sentence => ['eidolonDescription', eidolon.id, eidolon.params]),
    ]),
    ['characterDescription', id],
    ...storiesOf(dataset.archives.get(id)),
  ];
}

function storiesOf(archive: Archive | undefined): Sentence[] {
  return (archive?.stories ?? []).map((story) => [
    'story',
    archiveEntryKey(archive?.id ?? 0, story.id),
  ]);
}

/** What the operator's texts say of what a search finds. */
export function packSentences(lookup: Lookup): SentencePack {
  const groups = Object.entries(SENTENCES).map(([kind, sentencesOf]): SentenceGroup => {
    const told = sentencesOf(lookup)
      .map(([id, sentences]) => ({ id, lines: linesOf(lookup, sentences) }))
      .filter(({ lines }) => lines.length > 0);
    const foreign = told.flatMap(({ lines }, at) =>
      lines.some(({ language }) => language) ? [[at, lines.map((line) => line.language ?? 0)]] : [],
    );
    return {
      kind: kind as ThingKind,
      ids: told.map(({ id }) => id),
      texts: told.map(({ lines }) => lines.map(({ folded }) => folded).join('\n')),
      written: told.map(({ lines }) => lines.map(({ text }) => text).join('\n')),
      ...(foreign.length > 0 && { languages: Object.fromEntries(foreign) }),
    };
  });
  return { format: 1, groups };
}

interface Line extends SearchSentence {
  readonly folded: string;
}

function linesOf(lookup: Lookup, sentences: readonly Sentence[]): Line[] {
  const { language, nickname } = lookup;
  const lines = sentences.flatMap(([kind, key, params = []]) => {
    const text = lookup.text(kind, key);
    if (!text) return [];
    const context = { language, params, nickname };
    return (['F', 'M'] as const).map((gender): Line => {
      const written = plainText(text.tree, { ...context, gender }).slice(0, MOST_SIGNS);
      return {
        text: written.replace(/\s+/g, ' ').trim(),
        folded: foldText(written),
        ...(text.lang && { language: text.lang }),
      };
    });
  });
  const all = lines.map(({ folded }) => folded);
  return lines.filter(({ folded }, at) => folded !== '' && all.indexOf(folded) === at);
}

/** An index that finds things by what is said of them as well. */
export function withSentences(index: SearchIndex, { groups }: SentencePack): SearchIndex {
  const places = new Map(index.entries.map(({ kind, id }, place) => [`${kind} ${id}`, place]));
  const told = groups.flatMap(({ kind, ids, texts, written, languages }) =>
    ids.flatMap((id, at) => {
      const entry = places.get(`${kind} ${id}`);
      if (entry === undefined) return [];
      const sentences = written[at]?.split('\n').map((text, line): SearchSentence => {
        const language = languages?.[at]?.[line];
        return language ? { text, language } : { text };
      });
      return [{ entry, text: texts[at] ?? '', written: sentences ?? [] }];
    }),
  );
  return { ...index, told };
}
