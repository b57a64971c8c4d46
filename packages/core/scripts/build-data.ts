import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAME_KINDS, parseDataset, plannerRows, readDataFiles } from '../src/dataset/index.ts';
import { ROOT, readJson, writePackage } from './package-files.ts';

const source = join(ROOT, 'data');

/** Folders of data/ beside the game's facts: each has a file a language. */
const FOLDERS = ['names', 'terms', 'search'] as const;

/** Copies the game's data, with modules that import its parts, and the ready planner pack. */
export function buildData(folder: string): void {
  cpSync(join(source, 'manifest.json'), join(folder, 'manifest.json'));
  // The package has the facts beside its manifest: `@trailbook/data/items.json`.
  cpSync(join(source, 'game'), folder, { recursive: true });
  for (const part of FOLDERS) cpSync(join(source, part), join(folder, part), { recursive: true });
  const dataset = parseDataset(readDataFiles((file) => readJson(join(source, file))));
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
  writeFileSync(join(folder, 'index.d.ts'), typesOf(parts, books));
  writeFileSync(join(folder, 'names.d.ts'), NAMES_TYPES);
  writeFileSync(join(folder, 'part.d.ts'), PART_TYPES);
  writePackage(folder, {
    source: 'packages/data',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
      './names/*.json': { types: './names.d.ts', default: './names/*.json' },
      './terms/*.json': { types: './part.d.ts', default: './terms/*.json' },
      './search/*.json': { types: './part.d.ts', default: './search/*.json' },
      './*.json': { types: './part.d.ts', default: './*.json' },
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

/** What the parts hold is for `parseDataset` to say. */
const PART_TYPES = 'declare const part: unknown;\nexport default part;\n';

const NAMES_TYPES = `/** Names of one language: by kind, then by id. */
export interface Names {
${NAME_KINDS.map((kind) => `  readonly ${kind}: Readonly<Record<string, string>>;`).join('\n')}
}
declare const names: Names;
export default names;
`;

function typesOf(parts: readonly File[], books: readonly Book[]): string {
  return [
    `import type { Names } from './names.js';`,
    ...parts.map(({ name }) => `export declare const ${name}: unknown;`),
    ...books.flatMap(({ part, files }) =>
      files.map(
        ({ name }) => `export declare const ${name}: ${part === 'names' ? 'Names' : 'unknown'};`,
      ),
    ),
    `export type { Names };`,
    PART_TYPES,
  ].join('\n');
}

/** The files of a folder of data/, without their ending. */
function bare(folder: string): string[] {
  return readdirSync(join(source, folder)).map((file) => file.replace(/\.json$/, ''));
}
