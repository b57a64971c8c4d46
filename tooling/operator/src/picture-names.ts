import type { DatasetJson } from '@trailbook/core/internal/dataset';
import type { Asked } from './asked.ts';
import { type CollectionIndex, indexedNames } from './collection-index.ts';

/**
 * By which names of files public collections keep a picture that pages ask for. All names are without their endings,
 * and in small letters: collections differ in capitals.
 */
export interface PictureNames {
  /** The picture that a file is, by its path below the operator's folder; undefined where no page shows it. */
  find(file: string): FoundPicture | undefined;
}

export interface FoundPicture {
  readonly path: string;
  /** Of two files for one picture, the one with the lower rank is taken. */
  readonly rank: number;
}

/** What the words for skills stand for: `icon/skill/1001_basic_atk` is `SkillIcon_1001_Normal`. */
const SKILL_WORDS: Readonly<Record<string, string>> = {
  Normal: 'basic_atk',
  BP: 'skill',
  Ultra: 'ultimate',
  Passive: 'talent',
  Maze: 'technique',
};

/** The pictures of relics count from the head: an ornament's two are 5 and 6 in the tables, 0 and 1 there. */
const RELIC_NUMBERS: Readonly<Record<string, number>> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 0, 6: 1 };

/** The table's own path. */
const OWN = 0;
/** A name in a collection by kinds and ids, such as `icon/item/2`; further names of one picture rank behind. */
const COLLECTED = 1;
/** A name that a collection's own index tells. */
const INDEXED = 5;
/** A file that is named as one picture alone, wherever it lies. */
const UNIQUE = 9;

/** @param indexes - what collections say of themselves, where they do */
export function pictureNames(
  data: DatasetJson,
  asked: Asked,
  indexes: readonly CollectionIndex[] = [],
): PictureNames {
  const own = new Map([...asked.pictures.keys()].map((path) => [path.toLowerCase(), path]));
  const collected = new Map<string, FoundPicture>();
  const collect = (name: string, found: FoundPicture) => {
    const known = collected.get(name.toLowerCase());
    if (!known || known.rank > found.rank) collected.set(name.toLowerCase(), found);
  };
  for (const [name, path, further = 0] of collectedNames(data, asked)) {
    collect(name, { path, rank: COLLECTED + further });
  }
  for (const [name, path] of indexes.flatMap((index) => [...indexedNames(index, data)])) {
    if (asked.pictures.has(path)) collect(name, { path, rank: INDEXED });
  }
  const byLastName = Map.groupBy(own.keys(), lastName);
  const unique = (file: string) => {
    const name = lastName(file);
    const [path, ...others] = byLastName.get(name) ?? [];
    // A bare number may be anything.
    return others.length === 0 && !/^\d+$/.test(name) ? path && own.get(path) : undefined;
  };
  return {
    find(file) {
      const parts = file
        .toLowerCase()
        .replace(/\.[^./]*$/, '')
        .split('/');
      for (const at of parts.keys()) {
        const name = parts.slice(at).join('/');
        const path = own.get(name) ?? own.get(`spriteoutput/${name}`);
        if (path) return { path, rank: OWN };
        const found = collected.get(name);
        if (found) return found;
      }
      const path = unique(parts.join('/'));
      return path ? { path, rank: UNIQUE } : undefined;
    },
  };
}

type CollectedName = readonly [name: string, path: string, further?: number];

/** Names as in `Mar-7th/StarRailRes`: folders by kind, files by id. */
function* collectedNames(data: DatasetJson, { pictures }: Asked): Generator<CollectedName> {
  for (const path of pictures.keys()) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const name = path.slice(folder.length + 1);
    if (folder.startsWith('SpriteOutput/AvatarRoundIcon')) {
      yield [`icon/avatar/${name.replace('UI_Message_Contacts_', '')}`, path];
    } else if (folder.startsWith('SpriteOutput/AvatarIcon/')) {
      yield [`icon/character/${name}`, path];
    } else if (folder.startsWith('SpriteOutput/AvatarDrawCard')) {
      yield [`image/character_portrait/${name}`, path];
    } else if (folder === 'SpriteOutput/LightConeMaxFigures') {
      yield [`image/light_cone_portrait/${name}`, path];
    } else if (folder === 'SpriteOutput/LightConeMediumIcon') {
      // The larger one first.
      yield [`image/light_cone_preview/${name}`, path];
      yield [`icon/light_cone/${name}`, path, 1];
    } else if (folder === 'SpriteOutput/ItemIcon') {
      yield [`icon/item/${name}`, path];
    } else if (folder === 'SpriteOutput/Rogue/MiracleIcon') {
      yield [`icon/curio/${name}`, path];
    } else if (folder === 'SpriteOutput/UI/Avatar/Icon') {
      yield [`icon/property/${name}`, path];
    }
    const [, relicSet, piece = ''] = /^IconRelic_(\d+)_(\d)$/.exec(name) ?? [];
    if (relicSet) yield [`icon/relic/${relicSet}_${RELIC_NUMBERS[piece]}`, path];
    const [, owner, skill = ''] = /^SkillIcon_(\d+)_(\w+)$/.exec(name) ?? [];
    if (owner) yield [`icon/skill/${owner}_${SKILL_WORDS[skill] ?? skill}`, path];
  }
  for (const { id, icon } of data.relics.sets) yield [`icon/relic/${id}`, icon];
  for (const { path: word, icon } of data.universe.paths) {
    if (word) yield [`icon/path/${word}Middle`, icon];
  }
}

function lastName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
