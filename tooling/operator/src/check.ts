import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DatasetJson,
  LANGUAGES,
  type Language,
  type Pictures,
  picturesSchema,
  type TextKind,
  type Texts,
  textsSchema,
  VOICES,
} from '@trailbook/core/internal/dataset';
import { type Asked, PICTURE_KINDS } from './asked.ts';

/** How much of something is there. */
export interface Share {
  readonly title: string;
  readonly there: number;
  readonly all: number;
}

export interface Coverage {
  /** By what is told, then by language. */
  readonly texts: readonly { readonly title: string; readonly shares: readonly Share[] }[];
  readonly pictures: readonly Share[];
  readonly voices: readonly Share[];
}

/** The kinds of sentences that pages are about, and how many things there are of each. */
const TEXTS: readonly (readonly [TextKind, string, (data: DatasetJson) => number])[] = [
  ['characterDescription', 'characters', (data) => data.characters.length],
  ['skillDescription', 'skills', (data) => data.skills.length],
  ['eidolonDescription', 'eidolons', (data) => count(variantsOf(data), (one) => one.eidolons)],
  [
    'pointDescription',
    'bonus abilities',
    (data) =>
      count(variantsOf(data), ({ points }) => points.filter(({ type }) => type === 'bonus')),
  ],
  ['skinDescription', 'skins', (data) => count(data.characters, ({ skins }) => skins)],
  ['story', 'stories', (data) => count(data.archives, ({ stories }) => stories)],
  ['voiceText', 'voice lines', (data) => count(data.archives, ({ voices }) => voices)],
  ['lightConeSkillDescription', 'light cone skills', (data) => data.lightCones.length],
  ['lightConeDescription', 'light cone stories', (data) => data.lightCones.length],
  [
    'relicBonusDescription',
    'relic bonuses',
    (data) => count(data.relics.sets, (set) => set.bonuses),
  ],
  ['relicDescription', 'relic pieces', (data) => count(data.relics.sets, (set) => set.pieces)],
  ['itemDescription', 'items', (data) => data.items.filter(({ pageId }) => pageId).length],
  ['bookContent', 'volumes of books', (data) => count(data.books.series, (one) => one.volumes)],
  ['achievementDescription', 'achievements', (data) => data.achievements.achievements.length],
  ['blessingDescription', 'blessings', (data) => data.universe.blessings.length],
  ['curioEffect', 'curios', (data) => data.universe.curios.length],
];

/** What pages of this data have of an operator's texts, pictures and voices. */
export function coverageOf(folder: string, data: DatasetJson, asked: Asked): Coverage {
  const books = new Map(LANGUAGES.map((language) => [language, textsIn(folder, language)]));
  const { pictures, voices } = picturesIn(folder);
  return {
    texts: TEXTS.map(([kind, title, countAll]) => {
      const all = countAll(data);
      const shares = LANGUAGES.map((language) => {
        const found = Object.keys(books.get(language)?.[kind] ?? {}).length;
        return { title: language, there: Math.min(found, all), all };
      });
      return { title, shares };
    }),
    pictures: PICTURE_KINDS.map((kind) => {
      const paths = [...asked.pictures].flatMap(([path, { kinds }]) =>
        kinds.includes(kind) ? [path] : [],
      );
      return {
        title: kind,
        there: paths.filter((path) => pictures[path]).length,
        all: paths.length,
      };
    }),
    voices: VOICES.map((voice) => {
      const there = (voices[voice] ?? []).filter((name) => asked.voices.has(name)).length;
      return { title: voice, there, all: asked.voices.size };
    }),
  };
}

/** Whether pages lack nothing that an operator can bring. */
export function isWhole({ texts, pictures, voices }: Coverage): boolean {
  return [...texts.flatMap(({ shares }) => shares), ...pictures, ...voices].every(
    ({ there, all }) => there === all,
  );
}

/** As tables for a terminal. */
export function formatCoverage({ texts, pictures, voices }: Coverage): string {
  const found = LANGUAGES.filter((_, at) => texts.some(({ shares }) => shares[at]?.there));
  const read: readonly Language[] = found.length === 0 ? ['en'] : found;
  const missing = LANGUAGES.filter((language) => !found.includes(language));
  const ofLanguages = texts.map(({ title, shares }) => [
    title,
    ...shares.filter((share) => read.some((one) => one === share.title)).map(fraction),
  ]);
  return [
    'Texts',
    ...table([['', ...read], ...ofLanguages]),
    ...(missing.length === 0 ? [] : [`  none in ${missing.join(', ')}`]),
    'Pictures',
    ...table(pictures.map((share) => [share.title, fraction(share)])),
    'Voices',
    ...table(voices.map((share) => [share.title, fraction(share)])),
  ].join('\n');
}

function fraction({ there, all }: Share): string {
  return `${there}/${all}`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}`.trimEnd(),
  );
}

function textsIn(folder: string, language: Language): Texts | undefined {
  return readIfWhole(join(folder, 'text', `${language}.json`), (content) =>
    textsSchema.parse(content),
  );
}

function picturesIn(folder: string): Pictures {
  const none = { version: 1, pictures: {}, voices: {} } as const;
  return (
    readIfWhole(join(folder, 'pictures.json'), (content) => picturesSchema.parse(content)) ?? none
  );
}

/** What is damaged counts as not there: the next run writes it anew. */
function readIfWhole<Content>(
  file: string,
  parse: (content: unknown) => Content,
): Content | undefined {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function variantsOf(data: DatasetJson) {
  return data.characters.flatMap(({ variants }) => variants);
}

function count<Thing>(
  things: readonly Thing[],
  parts: (thing: Thing) => readonly unknown[],
): number {
  return things.reduce((sum, thing) => sum + parts(thing).length, 0);
}
