import { createHash } from 'node:crypto';
import type { Language, Manifest, NameKind } from '@trailbook/core/internal/dataset';
import {
  DATASET_PARTS,
  datasetSchema,
  LONGEST_TEXT,
  type TextKind,
} from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { type Book, perLanguage } from './claims.ts';
import { curated } from './curated.ts';
import type { Read } from './data-folder.ts';
import { type Dump, IngestError } from './dump/dump.ts';
import { fittingEffects, toEffectsJson } from './effects/compile.ts';
import { effectsCoverage, type KindCoverage } from './effects/coverage.ts';
import { placesOf } from './effects/places.ts';
import { NO_EFFECTS, type WrittenEffects } from './effects/source.ts';
import { resolveNames, withFormerNames } from './names.ts';
import { gather, type Overlay } from './overlays.ts';
import { releaseVersions, unfeaturedVersions } from './releases.ts';
import { type Disagreement, disagreements } from './report.ts';
import { createSource } from './source.ts';
import { readAchievements } from './tables/achievements.ts';
import { readArchives } from './tables/archives.ts';
import { readAssignments } from './tables/assignments.ts';
import { readBanners, readUnnumberedBanners } from './tables/banners.ts';
import { readBooks } from './tables/books.ts';
import { readCharacters } from './tables/characters.ts';
import { readConsumables } from './tables/consumables.ts';
import { itemsOfEnemies, readEnemies } from './tables/enemies.ts';
import { readExperience } from './tables/experience.ts';
import { readIcons } from './tables/icons.ts';
import { knownItems, knownThings, readItems } from './tables/items.ts';
import { readKinds } from './tables/kinds.ts';
import { readLightCones } from './tables/light-cones.ts';
import { readRecipes } from './tables/recipes.ts';
import { readProperties, readRelics } from './tables/relics.ts';
import { currencies, readShops } from './tables/shops.ts';
import { readSkills } from './tables/skills.ts';
import { readStages } from './tables/stages.ts';
import { readUniverse } from './tables/universe.ts';
import { unknownItems } from './unknown-items.ts';
import { toJson } from './write.ts';

export interface Ingested {
  /** File name below data/ to content. */
  readonly files: ReadonlyMap<string, string>;
  /** File name below data/text/ to content; written with `--with-text` only. */
  readonly texts: ReadonlyMap<string, string>;
  readonly manifest: Manifest;
  readonly losses: readonly string[];
  readonly names: Readonly<Record<Language, Book<NameKind>>>;
  /** Every id that can have a name, by kind. */
  readonly named: Readonly<Record<NameKind, readonly number[]>>;
  /** Gathered names that the dump has otherwise; the dump's are taken. */
  readonly disagreements: readonly Disagreement[];
  /** How much of what the dump has is written of as effects. */
  readonly effects: readonly KindCoverage[];
}

/**
 * Makes data/ of a dump, in memory. The same layers give the same bytes.
 *
 * @param overlays - names gathered elsewhere, for what the dump's text maps do not name
 * @param written - what skills and the like do, as it was written by hand
 * @param before - the data that were there, which know what has been
 * @throws IngestError when a table has another shape than known
 */
export function ingest(
  dump: Dump,
  overlays: readonly Overlay[] = [],
  written: WrittenEffects = NO_EFFECTS,
  before: Read = () => undefined,
): Ingested {
  const gathered = gather(overlays);
  const source = createSource(dump, gathered);
  const tables = readParts(source, before);
  const effects = fittingEffects(written, tables);
  const parts = { ...tables, effects };
  const texts = new Map<string, string>();
  // One language after the other: thirteen whole text maps at once would take more than a gigabyte.
  const names = perLanguage((language) => {
    const textMap = dump.textMap(language);
    const book: Book<TextKind> = source.texts.resolve(textMap, undefined, bounded);
    // A language whose text map holds names alone has no book: the site would take all texts for missing.
    const isEmpty = Object.values(book).every((kind) => Object.keys(kind).length === 0);
    if (!isEmpty) texts.set(`${language}.json`, toJson(book));
    return withFormerNames(
      resolveNames(source.names, textMap, language, gathered.get(language)),
      before(`names/${language}.json`),
      source.names.ids(),
    );
  });

  const contents = new Map<string, string>();
  for (const part of DATASET_PARTS) {
    if (part !== 'effects') contents.set(`game/${part}.json`, toJson(parts[part]));
  }
  for (const [language, book] of Object.entries(names)) {
    contents.set(`names/${language}.json`, toJson(book));
  }
  const manifest = {
    format: 1 as const,
    gameVersion: dump.versions.at(-1) as string,
    layers: [...dump.versions],
    hash: contentHash(contents),
    counts: countsOf(parts),
  };
  check({ ...parts, manifest, names });
  contents.set('manifest.json', toJson(manifest));
  // Not of the dump, and written by many hands at once: the hash of the dump's content is not theirs.
  contents.set('game/effects.json', toEffectsJson(effects));

  return {
    files: contents,
    texts,
    manifest,
    losses: [...new Set(dump.losses)].sort(),
    names,
    named: source.names.ids(),
    disagreements: disagreements(overlays, names),
    effects: effectsCoverage(written, placesOf(tables)),
  };
}

function readParts(source: ReturnType<typeof createSource>, before: Read) {
  readKinds(source);
  const { characters, servants } = readCharacters(source);
  // After the characters: a skill's own name wins over that of its key.
  const skills = readSkills(source);
  const lightCones = readLightCones(source);
  const upgradeable = [...characters, ...lightCones];
  const experience = readExperience(
    source,
    Math.max(...upgradeable.flatMap((thing) => thing.ascensions.map((row) => row.maxLevel))),
  );
  const anyItem = knownItems(source);
  const recipes = readRecipes(source, anyItem);
  const stages = readStages(source, anyItem);
  const universe = readUniverse(source);
  const relics = readRelics(source);
  const upgradeCosts = upgradeable.flatMap(({ id, ascensions, ...thing }) => {
    const variants = 'variants' in thing ? thing.variants : [];
    const levels = variants.flatMap((variant) => variant.points.flatMap((point) => point.levels));
    const items = [...ascensions, ...levels].flatMap(({ cost }) => cost.map((part) => part.id));
    const unknown = items.find((item) => !anyItem.has(item));
    if (unknown === undefined) return items;
    throw new IngestError(
      `Table ItemConfig: no row with ID ${unknown}, which upgrading ${id} costs.`,
    );
  });
  const madeOf = recipes.flatMap((recipe) => [
    recipe.makes,
    ...recipe.materials.map((material) => material.id),
    ...(recipe.anyOf ? recipe.anyOf.items : []),
    ...(recipe.needs ? [recipe.needs] : []),
  ]);
  const dropped = stages.flatMap((stage) => stage.drops.map((drop) => drop.id));
  // Not of shops: they sell much that no page is about.
  const unknown = unknownItems(
    [
      { table: 'ItemComposeConfig', items: madeOf },
      { table: 'MappingInfo', items: dropped },
      { table: 'MonsterDrop', items: itemsOfEnemies(source) },
    ],
    new Set([...knownThings(source), ...upgradeable.map(({ id }) => id)]),
  );
  for (const sentence of unknown) source.dump.lose(sentence);
  const items = readItems(source, {
    upgrades: new Set([
      ...upgradeCosts,
      ...[...experience.characterItems, ...experience.lightConeItems].map((item) => item.id),
    ]),
    others: new Set([
      ...madeOf,
      ...dropped,
      ...universe.areas.flatMap((area) =>
        [...(area.reward ?? []), ...area.rewards].map((reward) => reward.id),
      ),
      ...currencies(source),
    ]),
  });
  const itemIds = new Set(items.map((item) => item.id));
  const characterIds = new Set(characters.map((character) => character.id));
  const featurable = new Set([...characterIds, ...lightCones.map((lightCone) => lightCone.id)]);
  const banners = readBanners(source, featurable);
  const unnumbered = readUnnumberedBanners(featurable);
  const releases = releaseVersions([...banners, ...unnumbered]);
  const version = source.dump.versions.at(-1) as string;
  const versionOf = {
    characters: unfeaturedVersions(before('game/characters.json'), version),
    lightCones: unfeaturedVersions(before('game/lightCones.json'), version),
  };
  const withVersion =
    (kind: keyof typeof versionOf) =>
    <Thing extends { id: number }>(thing: Thing) => ({
      ...thing,
      version: releases.get(thing.id) ?? versionOf[kind](thing.id),
    });
  return {
    characters: characters.map(withVersion('characters')),
    lightCones: lightCones.map(withVersion('lightCones')),
    items,
    recipes,
    experience,
    stages,
    dropRates: curated('drop-rates', z.object({ rates: z.array(z.unknown()) })).rates,
    relics: { ...relics, properties: readProperties(source) },
    achievements: readAchievements(source),
    books: readBooks(source),
    universe,
    banners: { banners, unnumbered },
    icons: readIcons(source, characterIds),
    servants,
    skills,
    archives: readArchives(source),
    shops: readShops(source, itemIds),
    enemies: readEnemies(source, itemIds),
    assignments: readAssignments(source, itemIds),
    consumables: readConsumables(source, itemIds),
  };
}

/** The site refuses longer ones, and would not start. */
function bounded(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}

/** The versions of the layers that the committed data is made of. */
export function committedVersions(): string[] {
  return curated('dump', z.object({ versions: z.array(z.string()) })).versions;
}

function countsOf(parts: ReturnType<typeof readParts>): Record<string, number> {
  return {
    characters: parts.characters.length,
    lightCones: parts.lightCones.length,
    items: parts.items.length,
    upgradeItems: parts.items.filter((item) => item.upgrade).length,
    recipes: parts.recipes.length,
    stages: parts.stages.length,
    relicSets: parts.relics.sets.length,
    achievements: parts.achievements.achievements.length,
    books: parts.books.series.length,
    blessings: parts.universe.blessings.length,
    curios: parts.universe.curios.length,
    banners: parts.banners.banners.filter((banner) => !banner.gathered).length,
    gatheredBanners: parts.banners.banners.filter((banner) => banner.gathered).length,
    icons: parts.icons.length,
    shops: parts.shops.length,
    enemies: parts.enemies.length,
    assignments: parts.assignments.length,
    consumables: parts.consumables.length,
  };
}

function contentHash(contents: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  // Facts count by their names alone, as they did before they had a folder.
  for (const [name, content] of contents) hash.update(`${name.replace('game/', '')}\n${content}`);
  return hash.digest('hex');
}

/** What was made must be what the site will accept; otherwise the ingest itself is wrong. */
function check(json: unknown): void {
  // Through JSON, as the site will read it: `undefined` disappears.
  const result = datasetSchema.safeParse(JSON.parse(JSON.stringify(json)));
  const issue = result.error?.issues[0];
  if (issue) {
    throw new IngestError(
      `The data made of this dump does not fit at ${issue.path.join('.')}: ${issue.code}`,
    );
  }
}
