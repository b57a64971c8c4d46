import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAME_KINDS, plannerRows } from '../src/dataset/index.ts';
import { loadDataset } from '../verifier/load-dataset.ts';
import { ROOT, writePackage } from './package-files.ts';

const source = join(ROOT, 'data');

/** Copies the game's data, with modules that import its parts, and the ready planner pack. */
export function buildData(folder: string): void {
  const parts = bare(readdirSync(source).filter((file) => file.endsWith('.json')));
  const languages = bare(readdirSync(join(source, 'names')));
  for (const part of parts) cpSync(join(source, `${part}.json`), join(folder, `${part}.json`));
  mkdirSync(join(folder, 'names'));
  for (const language of languages) {
    const file = `names/${language}.json`;
    cpSync(join(source, file), join(folder, file));
  }
  const dataset = loadDataset(source);
  writeFileSync(
    join(folder, 'planner.json'),
    JSON.stringify({
      format: 1,
      gameVersion: dataset.manifest.gameVersion,
      ...plannerRows(dataset),
    }),
  );
  writeFileSync(join(folder, 'index.js'), moduleOf(parts, languages));
  writeFileSync(join(folder, 'index.d.ts'), typesOf(parts, languages));
  writeFileSync(join(folder, 'names.d.ts'), NAMES_TYPES);
  writeFileSync(join(folder, 'part.d.ts'), PART_TYPES);
  writePackage(folder, {
    source: 'packages/data',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
      './names/*.json': { types: './names.d.ts', default: './names/*.json' },
      './*.json': { types: './part.d.ts', default: './*.json' },
    },
  });
}

/** Each part under its name, each language's names as `names` and its code; all of them together as the default. */
function moduleOf(parts: readonly string[], languages: readonly string[]): string {
  return [
    ...parts.map((part) => `import ${part} from './${part}.json' with { type: 'json' };`),
    ...languages.map(
      (code) => `import ${namesOf(code)} from './names/${code}.json' with { type: 'json' };`,
    ),
    `export { ${[...parts, ...languages.map(namesOf)].join(', ')} };`,
    `const names = { ${languages.map((code) => `${code}: ${namesOf(code)}`).join(', ')} };`,
    `export default { ${[...parts, 'names'].join(', ')} };`,
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

function typesOf(parts: readonly string[], languages: readonly string[]): string {
  return [
    `import type { Names } from './names.js';`,
    ...parts.map((part) => `export declare const ${part}: unknown;`),
    ...languages.map((code) => `export declare const ${namesOf(code)}: Names;`),
    `export type { Names };`,
    PART_TYPES,
  ].join('\n');
}

function namesOf(code: string): string {
  return `names${code[0]?.toUpperCase()}${code.slice(1)}`;
}

function bare(files: readonly string[]): string[] {
  return files.map((file) => file.replace(/\.json$/, ''));
}
