import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type DatasetJson, VOICES } from '@trailbook/core/internal/dataset';
import { writeAtOnce, writeFiles } from '@trailbook/ingest/write';
import { type Asked, askedBy, readData } from './asked.ts';
import { type Assets, AssetsError, openAssets, toLines } from './assets.ts';
import { type Coverage, coverageOf } from './check.ts';
import { readIndexes } from './collection-index.ts';
import { type Making, makeAll, type Outcome, type Progress } from './make-all.ts';
import { makePicture, pictureRecipe } from './make-picture.ts';
import { hasFfmpeg, makeVoice, VOICE_RECIPE } from './make-voice.ts';
import { pictureNames } from './picture-names.ts';
import { readTexts } from './read-texts.ts';
import { isWithin, type Recognised, recognise } from './recognise.ts';

export interface Folders {
  /** The operator's own: tables, texts, pictures, clips. Later ones win. */
  readonly from: readonly string[];
  /** Where pictures and clips go. */
  readonly assets: string;
  /** The data of the site. */
  readonly data: string;
}

/** What would be done; nothing is written yet. */
export interface Plan {
  readonly folders: Folders;
  readonly data: DatasetJson;
  readonly asked: Asked;
  readonly recognised: Recognised;
  readonly before: Coverage;
  readonly hasFfmpeg: boolean;
}

export interface Done {
  readonly pictures: Outcome;
  /** None where ffmpeg is missing. */
  readonly voices: Outcome | undefined;
  readonly texts: { readonly languages: readonly string[]; readonly fault: string | undefined };
  /** Things whose files the folders no longer have. */
  readonly gone: readonly string[];
  readonly after: Coverage;
}

export async function planOperator(folders: Folders): Promise<Plan> {
  const data = readData(folders.data);
  const asked = askedBy(data);
  const names = pictureNames(data, asked, readIndexes(folders.from));
  const recognised = recognise(folders.from, { asked, names });
  refuseOwnOutput(folders, recognised);
  return {
    ...{ folders, data, asked, recognised },
    before: coverageOf(folders.data, data, asked),
    hasFfmpeg: await hasFfmpeg(),
  };
}

/** What is made of a picture has its name: in the same place, it would be gone. */
function refuseOwnOutput({ from, assets }: Folders, { pictures, voices }: Recognised): void {
  if (!existsSync(assets)) return;
  const home = realpathSync(assets);
  const files = [...pictures.values(), ...voices.values()].flat().map(({ file }) => file);
  const own = [...from, ...files].find((file) => isWithin(home, realpathSync(file)));
  if (own === undefined) return;
  throw new AssetsError(
    `Pictures and clips would overwrite what lies in ${home}: name another folder with --assets.`,
  );
}

/** Clips are kept below this, each language in its folder. */
const VOICE_FOLDER = 'Voice/';

/** Writes texts, pictures, clips, and the list of what is there. Interrupted, the next run goes on. */
export async function carryOut(
  { folders, data, asked, recognised, hasFfmpeg }: Plan,
  { prune, onProgress }: { prune: boolean; onProgress?: (progress: Progress) => void },
): Promise<Done> {
  const assets = openAssets(folders.assets);
  const texts = readTexts(recognised.dumps, data);
  writeFiles(join(folders.data, 'text'), texts.files);
  const pictures = await makeAll(assets, picturesOf(recognised, asked, assets), onProgress);
  const voices = hasFfmpeg
    ? await makeAll(assets, voicesOf(recognised, assets), onProgress)
    : undefined;
  const gone = goneFrom(assets, recognised, hasFfmpeg);
  if (prune) for (const key of gone) assets.remove(key);
  writeAtOnce(join(folders.data, 'pictures.json'), listOf(assets));
  assets.close();
  return {
    ...{ pictures, voices, gone },
    texts: {
      languages: [...texts.files.keys()].map((file) => file.replace('.json', '')),
      fault: texts.fault,
    },
    after: coverageOf(folders.data, data, asked),
  };
}

function picturesOf({ pictures }: Recognised, asked: Asked, assets: Assets): Making {
  const isArt = (key: string) => asked.pictures.get(key)?.isArt ?? false;
  return {
    title: 'pictures',
    recipeOf: (key) => pictureRecipe(isArt(key)),
    sources: pictures,
    make: (content, { key, gate }) =>
      makePicture(content, { isArt: isArt(key), draft: assets.draft, gate }),
  };
}

function voicesOf({ voices }: Recognised, assets: Assets): Making {
  return {
    title: 'voices',
    recipeOf: () => VOICE_RECIPE,
    sources: new Map([...voices].map(([key, files]) => [VOICE_FOLDER + key, files])),
    async make(_content, { file }) {
      const draft = assets.draft();
      await makeVoice(file, draft);
      return { files: new Map([['.mp3', draft]]) };
    },
  };
}

/** Only of kinds that the folders have some of: whoever brings voices alone keeps all pictures. */
function goneFrom(assets: Assets, recognised: Recognised, hasFfmpeg: boolean): string[] {
  const hasPictures = recognised.pictures.size > 0;
  const languages = new Set([...recognised.voices.keys()].map((key) => key.split('/')[0]));
  return [...assets.made.keys()]
    .filter((key) => {
      if (!key.startsWith(VOICE_FOLDER)) return hasPictures && !recognised.pictures.has(key);
      const clip = key.slice(VOICE_FOLDER.length);
      const language = clip.split('/')[0];
      return hasFfmpeg && languages.has(language) && !recognised.voices.has(clip);
    })
    .sort();
}

/** The content of `data/pictures.json`. */
function listOf({ made }: Assets): string {
  const keys = [...made.keys()].sort();
  const pictures = keys.flatMap((key) => {
    const { width, height, placeholder } = made.get(key) ?? {};
    return width && height ? [[key, { width, height, ...(placeholder && { placeholder }) }]] : [];
  });
  const voices = VOICES.flatMap((voice) => {
    const folder = `${VOICE_FOLDER}${voice}/`;
    const names = keys.filter((key) => key.startsWith(folder));
    return names.length === 0 ? [] : [[voice, names.map((key) => key.slice(folder.length))]];
  });
  return toLines(
    { version: 1, voices: Object.fromEntries(voices), pictures: Object.fromEntries(pictures) },
    'pictures',
  );
}
