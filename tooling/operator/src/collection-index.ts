import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatasetJson } from '@trailbook/core/internal/dataset';
import * as z from 'zod';

/** What a collection says of its own files: by kind and id, the file of each picture, below the collection. */
export type CollectionIndex = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const entrySchema = z.object({
  icon: z.string().nullish().catch(undefined),
  portrait: z.string().nullish().catch(undefined),
});
type Entry = z.infer<typeof entrySchema>;

const FOLDER = 'index_new';
const KINDS = [
  'characters',
  'character_skills',
  'character_skill_trees',
  'character_ranks',
  'light_cones',
  'items',
  'relic_sets',
] as const;

/** The indexes of the collections that these folders are, or hold: their files are alike in all languages. */
export function readIndexes(folders: readonly string[]): CollectionIndex[] {
  const homes = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name)),
  ]);
  return homes.flatMap((home) => {
    const place = join(home, FOLDER);
    const [language] = existsSync(place) ? readdirSync(place).sort() : [];
    return language === undefined ? [] : [readIndex(join(place, language))];
  });
}

/** A file that is missing or of another shape tells nothing. */
function readIndex(folder: string): CollectionIndex {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const file = join(folder, `${kind}.json`);
      try {
        const read = z
          .record(z.string(), entrySchema)
          .parse(JSON.parse(readFileSync(file, 'utf8')));
        return [[kind, read] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** The names that an index gives to pictures of the data, each with the picture's path. */
export function* indexedNames(
  index: CollectionIndex,
  data: DatasetJson,
): Generator<readonly [name: string, path: string]> {
  const variants = data.characters.flatMap((character) => character.variants);
  const things: Readonly<Record<string, readonly Thing[]>> = {
    characters: data.characters,
    character_skills: data.skills,
    character_skill_trees: variants.flatMap(({ points }) => points),
    character_ranks: variants.flatMap(({ eidolons }) => eidolons),
    light_cones: data.lightCones,
    items: data.items,
    relic_sets: data.relics.sets,
  };
  for (const [kind, known] of Object.entries(things)) {
    for (const { id, icon, art } of known) {
      const entry = index[kind]?.[id];
      if (entry?.icon && icon) yield [withoutEnding(entry.icon), icon];
      if (entry?.portrait && art) yield [withoutEnding(entry.portrait), art];
    }
  }
}

interface Thing {
  readonly id: number;
  readonly icon?: string | undefined;
  readonly art?: string | undefined;
}

function withoutEnding(file: string): string {
  return file.replace(/\.\w+$/, '');
}
