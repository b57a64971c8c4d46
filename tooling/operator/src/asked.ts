import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatasetJson, datasetSchema, readDataFiles } from '@trailbook/core/internal/dataset';

/** What pages ask of an operator, by the data that they show: pictures by the tables' own paths, and clips by name. */
export interface Asked {
  readonly pictures: ReadonlyMap<string, AskedPicture>;
  readonly voices: ReadonlySet<string>;
}

export interface AskedPicture {
  /** What it is shown for; one picture may be of several. */
  readonly kinds: readonly PictureKind[];
  /** Shown large: it has a placeholder. */
  readonly isArt: boolean;
}

/** Where each kind of picture stands in the data. */
const PICTURES = {
  'character art': (data) => data.characters.map(({ art }) => art),
  'character icons': (data) => data.characters.flatMap(({ icon, miniIcon }) => [icon, miniIcon]),
  'skin art': (data) => data.characters.flatMap(({ skins }) => skins.map(({ art }) => art)),
  'skin icons': (data) => data.characters.flatMap(({ skins }) => skins.map(({ icon }) => icon)),
  'skills and traces': (data) => [
    ...data.skills.map(({ icon }) => icon),
    ...variantsOf(data).flatMap(({ points }) => points.map(({ icon }) => icon)),
  ],
  eidolons: (data) => variantsOf(data).flatMap(({ eidolons }) => eidolons.map(({ icon }) => icon)),
  memosprites: (data) => data.servants.map(({ icon }) => icon),
  'light cone art': (data) => data.lightCones.map(({ art }) => art),
  'light cone icons': (data) => data.lightCones.map(({ icon }) => icon),
  'relic set art': (data) => data.relics.sets.map(({ art }) => art),
  relics: (data) =>
    data.relics.sets.flatMap(({ icon, pieces }) => [icon, ...pieces.map((piece) => piece.icon)]),
  items: (data) => data.items.map(({ icon }) => icon),
  'pictures in books': (data) =>
    data.books.series.flatMap(({ volumes }) => volumes.flatMap(({ images }) => images)),
  'player icons': (data) => data.icons.map(({ icon }) => icon),
  achievements: (data) => data.achievements.series.map(({ icon }) => icon),
  blessings: (data) => data.universe.blessings.map(({ icon }) => icon),
  curios: (data) => data.universe.curios.map(({ icon }) => icon),
  'worlds of the Simulated Universe': (data) => [
    ...data.universe.areas.map(({ icon }) => icon),
    ...data.universe.paths.map(({ icon }) => icon),
    ...data.universe.monsters.map(({ icon }) => icon),
  ],
} satisfies Record<string, (data: DatasetJson) => readonly (string | undefined)[]>;

export type PictureKind = keyof typeof PICTURES;
export const PICTURE_KINDS = Object.keys(PICTURES) as readonly PictureKind[];

const ART: ReadonlySet<PictureKind> = new Set([
  'character art',
  'skin art',
  'light cone art',
  'relic set art',
  'pictures in books',
]);

/** A path that `data/pictures.json` takes, and a file's name below any folder. */
const SAFE_PATH = /^\w[\w.-]*(\/\w[\w.-]*)+$/;

/** The data that pages are drawn from. @throws Error where they are not there or damaged */
export function readData(folder: string): DatasetJson {
  return datasetSchema.parse(
    readDataFiles((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
}

export function askedBy(data: DatasetJson): Asked {
  const pictures = new Map<string, { kinds: PictureKind[]; isArt: boolean }>();
  for (const kind of PICTURE_KINDS) {
    for (const path of new Set(PICTURES[kind](data))) {
      if (path === undefined || !SAFE_PATH.test(path)) continue;
      const picture = pictures.get(path) ?? { kinds: [], isArt: false };
      picture.kinds.push(kind);
      picture.isArt ||= ART.has(kind);
      pictures.set(path, picture);
    }
  }
  const lines = data.archives.flatMap(({ voices }) => voices);
  return {
    pictures,
    voices: new Set(lines.flatMap(({ audio }) => (audio === undefined ? [] : [audio]))),
  };
}

function variantsOf(data: DatasetJson) {
  return data.characters.flatMap(({ variants }) => variants);
}
