import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DatasetJson, type Item, VOICES, type Voice } from '@trailbook/core/internal/dataset';
import { writeLayer } from '@trailbook/ingest/small-dump';
import sharp from 'sharp';
import { type Asked, type AskedPicture, askedBy, PICTURE_KINDS } from '../src/asked.ts';
import { eachAtOnce } from '../src/each-at-once.ts';
import { type FakeTables, fakeTables } from './fake-tables.ts';

/** How much a dump of nothing but inventions has. */
export interface FakeDumpSize {
  readonly pictures: number;
  /** Clips, in four languages together. */
  readonly voices: number;
  readonly hasTexts: boolean;
}

/** Where what was written lies; each is a folder for `--from`, and so is the one around them. */
export interface FakeDump {
  readonly tables: string;
  readonly sprites: string;
  readonly collection: string;
  readonly voices: string;
}

const WHOLE: FakeDumpSize = { pictures: 2000, voices: 200, hasTexts: true };

/** The names of folders as dumps have them, where they are not the languages' own codes. */
const VOICE_FOLDERS: Readonly<Record<Voice, string>> = {
  en: 'English',
  jp: 'Japanese',
  cn: 'Chinese(PRC)',
  kr: 'Korean',
};

/**
 * Writes what an operator may have of a game, drawn and worded by this program: pictures and clips for things that the
 * data names, and sentences in three languages for all of them. The same data give the same bytes.
 */
export async function writeFakeDump(
  folder: string,
  data: DatasetJson,
  size: Partial<FakeDumpSize> = {},
): Promise<FakeDump> {
  const { pictures, voices, hasTexts } = { ...WHOLE, ...size };
  const dump = {
    tables: join(folder, 'tables'),
    sprites: join(folder, 'sprites'),
    collection: join(folder, 'collection'),
    voices: join(folder, 'voices'),
  };
  const asked = askedBy(data);
  if (hasTexts) {
    const { tables, keys } = fakeTables(data);
    writeLayer(dump.tables, { tables, texts: textMaps(keys) });
  }
  await eachAtOnce(aFewOfEach(asked, pictures), async ([path, picture]) => {
    const file = join(folder, placeOf(path, picture));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(path, picture));
  });
  for (const [at, name] of [...asked.voices]
    .slice(0, Math.ceil(voices / VOICES.length))
    .entries()) {
    for (const voice of VOICES) {
      const file = join(dump.voices, VOICE_FOLDERS[voice], `${name}.wav`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, tone(at * VOICES.length + VOICES.indexOf(voice)));
    }
  }
  return dump;
}

/** The data with further items, invented ones, until pages ask for so many pictures. */
export function askingForMore(data: DatasetJson, pictures: number): DatasetJson {
  const missing = Math.max(0, pictures - askedBy(data).pictures.size);
  const further = Array.from({ length: missing }, (_, at) => {
    const id = 90_000_000 + at;
    return {
      ...(data.items[0] as Item),
      id: id as Item['id'],
      icon: `SpriteOutput/ItemIcon/${id}`,
    };
  });
  return { ...data, items: [...data.items, ...further] };
}

/** Items and characters' icons lie as collections have them, all else by the tables' own paths. */
function placeOf(path: string, { kinds }: AskedPicture): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (
    path.startsWith('SpriteOutput/ItemIcon/') &&
    kinds.includes('items') &&
    !path.includes('Relic')
  )
    return `collection/icon/item/${name}.png`;
  if (path.startsWith('SpriteOutput/AvatarIcon/Avatar/')) {
    return `collection/icon/character/${name}.png`;
  }
  return `sprites/${path}.png`;
}

/** So many pictures, of each kind in turn. */
function aFewOfEach({ pictures }: Asked, count: number): [string, AskedPicture][] {
  const chosen = new Map<string, AskedPicture>();
  const ofKinds = PICTURE_KINDS.map((kind) =>
    [...pictures].filter(([, picture]) => picture.kinds[0] === kind),
  );
  const longest = Math.max(...ofKinds.map((ofKind) => ofKind.length));
  for (let place = 0; place < longest; place += 1) {
    for (const [path, picture] of ofKinds.flatMap((ofKind) => ofKind.slice(place, place + 1))) {
      if (chosen.size < count) chosen.set(path, picture);
    }
  }
  return [...chosen];
}

/** A disc and a bar on a ground of three colours, all by the path. Art is as large as the game's, icons as small. */
function draw(path: string, { isArt, kinds }: AskedPicture): Promise<Buffer> {
  const next = randomBy(path);
  const [width, height] = isArt
    ? [kinds.includes('light cone art') ? 904 : 1024, 1260]
    : [200, 200];
  const colour = () => `hsl(${Math.floor(next() * 360)} ${40 + Math.floor(next() * 50)}% 50%)`;
  const at = (side: number) => Math.floor(next() * side);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colour()}"/>
    <stop offset="1" stop-color="${colour()}"/></linearGradient>
    <rect width="100%" height="100%" rx="${width / 8}" fill="url(#g)"/>
    <circle cx="${at(width)}" cy="${at(height)}" r="${width / 4}" fill="${colour()}" fill-opacity=".8"/>
    <rect x="${at(width)}" y="${at(height)}" width="${width / 3}" height="${width / 12}" fill="${colour()}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 2 }).toBuffer();
}

/** Half a second to a second of one tone, loud or quiet, as WAV of 16 bits. */
export function tone(number: number): Buffer {
  const rate = 16_000;
  const samples = Math.floor(rate * (0.5 + (number % 6) / 10));
  const loudness = 0.05 + 0.9 * ((number * 7) % 10) * 0.1;
  const pitch = 220 + (number % 40) * 20;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF').toString();
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const sample = loudness * Math.sin((2 * Math.PI * pitch * at) / rate);
    wav.writeInt16LE(Math.round(sample * 32_000), 44 + at * 2);
  }
  return wav;
}

/** Words without a story, and how sentences of them end. */
const WORDS = {
  EN: {
    words: 'lamp harbour ladder copper evening rope window bread river chalk sleeve kettle'.split(
      ' ',
    ),
    sentence: (a: string, b: string, figures: string) => `The ${a} stands by the ${b}${figures}.`,
  },
  JP: {
    words: '灯 港 梯子 銅 夕方 縄 窓 パン 川 白墨 袖 やかん'.split(' '),
    sentence: (a: string, b: string, figures: string) => `${a}は${b}のそばにある${figures}。`,
  },
  RU: {
    words: 'фонарь причал лестница медь вечер канат окно хлеб река мел рукав чайник'.split(' '),
    sentence: (a: string, b: string, figures: string) => `Вот ${a}, а рядом ${b}${figures}.`,
  },
};

function textMaps(keys: FakeTables['keys']) {
  return Object.fromEntries(
    Object.entries(WORDS).map(([language, { words, sentence }]) => {
      const texts = [...keys].map(([key, within]) => {
        const next = randomBy(key);
        const word = () => words[Math.floor(next() * words.length)] as string;
        const figures = Array.from(
          { length: Math.min(within.figures, 2) },
          (_, at) => `#${at + 1}[i]`,
        );
        const said = figures.length > 0 ? ` (<unbreak>${figures.join(' / ')}</unbreak>)` : '';
        const marks = Array.from({ length: within.pictures }, (_, at) => `{Img#${at + 1}}`);
        return [key, sentence(word(), word(), said) + marks.join('')] as const;
      });
      return [language, Object.fromEntries(texts)];
    }),
  );
}

/** Numbers from 0 to 1 that go by a word alone. */
function randomBy(word: string): () => number {
  let state = 2_166_136_261;
  for (const sign of word) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1;
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return (state >>> 0) / 4_294_967_296;
  };
}
