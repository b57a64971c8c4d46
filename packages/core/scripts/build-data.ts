import { deepStrictEqual } from 'node:assert';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { datasetSchema, parseDataset, plannerRows, readDataFiles } from '../src/dataset/index.ts';
import { ROOT, readJson, writePackage } from './package-files.ts';
import { typeOf } from './schema-types.ts';

const source = join(ROOT, 'data');

/** Folders of data/ beside the game's facts: each has a file a language. */
const FOLDERS = ['names', 'terms', 'choices', 'search'] as const;

/** Copies the game's data, with modules that import its parts, and the ready planner pack. */
export function buildData(folder: string): void {
  cpSync(join(source, 'manifest.json'), join(folder, 'manifest.json'));
  // The package has the facts beside its manifest: `@trailbook/data/items.json`.
  cpSync(join(source, 'game'), folder, { recursive: true });
  for (const part of FOLDERS) cpSync(join(source, part), join(folder, part), { recursive: true });
  const json = readDataFiles((file) => readJson(join(source, file)));
  // Types tell of what the schemas make: files must leave nothing for them to add.
  deepStrictEqual(datasetSchema.parse(json), json);
  const dataset = parseDataset(json);
  writeFileSync(
    join(folder, 'planner.json'),
    JSON.stringify({
      format: 1,
      gameVersion: dataset.manifest.gameVersion,
      ...plannerRows(dataset),
    }),
  );
  const parts = ['manifest', ...bare('game')].map((name) => ({ name, file: `./${name}.json` }));
  const books = FOLDERS.map((part) => ({
    part,
    files: bare(part).map((key) => ({
      key,
      name: `${part}${key[0]?.toUpperCase()}${key.slice(1)}`,
      file: `./${part}/${key}.json`,
    })),
  }));
  writeFileSync(join(folder, 'index.js'), moduleOf(parts, books));
  writeFileSync(join(folder, 'index.d.ts'), indexTypesOf(parts, books));
  writeFileSync(join(folder, 'types.d.ts'), typesOf(books));
  const typed = [
    ...parts.map(({ name, file }) => ({ file, type: `Parts['${name}']` })),
    ...books.flatMap(({ part, files }) =>
      files.map((file) => ({ file: file.file, type: bookType(part, file) })),
    ),
    // What is in a pack is for `openPack` to say.
    { file: './planner.json', type: 'unknown' },
  ];
  for (const part of ['', ...FOLDERS]) mkdirSync(join(folder, 'types', part));
  for (const { file, type } of typed) {
    writeFileSync(join(folder, 'types', file.replace(/json$/, 'd.ts')), fileTypes(file, type));
  }
  writePackage(folder, {
    source: 'packages/data',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
      './*.json': { types: './types/*.d.ts', default: './*.json' },
    },
  });
}

interface File {
  readonly name: string;
  readonly file: string;
}

/** A folder with a file a language, or of another key. */
interface Book {
  readonly part: (typeof FOLDERS)[number];
  readonly files: readonly (File & { readonly key: string })[];
}

/** Each file under its name, such as `items` and `namesEn`; all of them together as the default. */
function moduleOf(parts: readonly File[], books: readonly Book[]): string {
  const all = [...parts, ...books.flatMap(({ files }) => files)];
  return [
    ...all.map(({ name, file }) => `import ${name} from '${file}' with { type: 'json' };`),
    `export { ${all.map(({ name }) => name).join(', ')} };`,
    ...books.map(
      ({ part, files }) =>
        `const ${part} = { ${files.map(({ key, name }) => `${key}: ${name}`).join(', ')} };`,
    ),
    `export default { ${[...parts.map(({ name }) => name), ...FOLDERS].join(', ')} };`,
    '',
  ].join('\n');
}

/** Types of the files, made of the schemas that `parseDataset` checks them by. */
const { names, terms, choices, search, ...PARTS } = datasetSchema.shape;

/** What a file of each folder holds, by the type's name. */
const BOOK_TYPES = {
  names: { type: 'Names', about: 'Names of one language: by kind, then by id.' },
  terms: { type: 'Terms', about: 'The words of one language that effects are told in.' },
  choices: {
    type: 'ChoiceWords',
    about:
      'What is answered, in one language, for achievements of which a player can have only one.',
  },
  search: { type: 'SearchWords', about: 'What players of one language look for beside names.' },
} as const;

function typesOf(books: readonly Book[]): string {
  const { nicknames, en: words } = search._zod.def.innerType._zod.def.shape;
  return [
    '/** The parts of the data, by the names of their files. */',
    'export interface Parts {',
    ...Object.entries(PARTS).map(([name, part]) => `  readonly ${name}: ${typeOf(part)};`),
    '}',
    `/** ${BOOK_TYPES.names.about} */`,
    `export interface Names ${typeOf(names._zod.def.innerType._zod.def.valueType)}`,
    `/** ${BOOK_TYPES.terms.about} */`,
    `export interface Terms ${typeOf(terms._zod.def.innerType._zod.def.valueType)}`,
    `/** ${BOOK_TYPES.choices.about} */`,
    `export interface ChoiceWords ${typeOf(choices._zod.def.innerType._zod.def.valueType)}`,
    `/** ${BOOK_TYPES.search.about} */`,
    `export interface SearchWords ${typeOf(words)}`,
    '/** What players of every language write instead of a character’s name, by its id. */',
    `export type Nicknames = ${typeOf(nicknames)};`,
    '/** All of them, as `parseDataset` takes them. */',
    'export interface Data extends Parts {',
    ...books.map(({ part, files }) => {
      const fields = files.map((file) => `readonly ${file.key}: ${bookType(part, file)};`);
      return `  readonly ${part}: { ${fields.join(' ')} };`;
    }),
    '}',
    '',
  ].join('\n');
}

function bookType(part: Book['part'], { key }: Book['files'][number]): string {
  return key === 'nicknames' ? 'Nicknames' : BOOK_TYPES[part].type;
}

function indexTypesOf(parts: readonly File[], books: readonly Book[]): string {
  return [
    `import type { ChoiceWords, Data, Names, Nicknames, Parts, SearchWords, Terms } from './types.js';`,
    ...parts.map(({ name }) => `export declare const ${name}: Parts['${name}'];`),
    ...books.flatMap(({ part, files }) =>
      files.map((file) => `export declare const ${file.name}: ${bookType(part, file)};`),
    ),
    'export type { ChoiceWords, Data, Names, Nicknames, Parts, SearchWords, Terms };',
    'declare const data: Data;',
    'export default data;',
    '',
  ].join('\n');
}

/** A module of types for one JSON file, in the folder of types. */
function fileTypes(file: string, type: string): string {
  const [name = type] = type.split('[');
  const types = `${file
    .split('/')
    .map(() => '..')
    .slice(1)
    .join('/')}/types.js`;
  const known = type === 'unknown' ? '' : `import type { ${name} } from '${types}';\n`;
  return `${known}declare const part: ${type};\nexport default part;\n`;
}

/** The files of a folder of data/, without their ending. */
function bare(folder: string): string[] {
  return readdirSync(join(source, folder)).map((file) => file.replace(/\.json$/, ''));
}
