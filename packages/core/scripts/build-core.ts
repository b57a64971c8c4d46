import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { readJson, writePackage } from './package-files.ts';
import { CORE_EXPORTS, PUBLIC_ENTRIES } from './public-entries.ts';

const here = join(import.meta.dirname, '..');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, unknown>>;
}

/** Where compiled sources of the packages stand in the published one. */
const PLACES = [
  ['core/src', 'src'],
  ['api/src', 'api'],
  ['verifier/src', 'verifier'],
] as const;

const COMMAND = './verifier/cli.js';

/** Compiles core, the API's client and the verifier beside it, with a manifest of only what others may enter. */
export function buildCore(folder: string): void {
  const built = join(folder, 'built');
  const manifest: Manifest = readJson(join(here, 'package.json'));
  const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  execFileSync(
    process.execPath,
    [tsc, '-p', join(here, 'tsconfig.build.json'), '--outDir', built],
    { stdio: 'inherit' },
  );
  for (const [from, to] of PLACES) renameSync(join(built, from), join(folder, to));
  rmSync(built, { recursive: true });
  for (const part of ['api', 'verifier']) namePaths(folder, part);
  const entries = Object.fromEntries(PUBLIC_ENTRIES.map(publishedEntry));
  removeUnreached(folder, [
    ...Object.values(entries).flatMap(({ types, default: script }) => [types, script]),
    COMMAND,
  ]);
  cpSync(join(here, '../verifier/cases'), join(folder, 'fixtures'), { recursive: true });
  writePackage(folder, {
    source: 'packages/core',
    exports: {
      ...entries,
      './fixtures/*.json': './fixtures/*.json',
      './package.json': './package.json',
    },
    bin: { 'trailbook-verify': COMMAND },
    dependencies: Object.fromEntries(
      Object.keys(manifest.dependencies).map((name) => [name, `^${installedVersion(name)}`]),
    ),
    peerDependencies: manifest.peerDependencies,
    peerDependenciesMeta: manifest.peerDependenciesMeta,
  });
}

function publishedEntry([entry, source]: readonly [entry: string, source: string]) {
  const compiled = source.replace(/^\.\.\/(\w+)\/src\//, './$1/').replace(/\.ts$/, '');
  return [entry, { types: `${compiled}.d.ts`, default: `${compiled}.js` }] as const;
}

/** The packages beside core enter it by entries that the published package does not have: there they name files. */
function namePaths(folder: string, part: string): void {
  for (const name of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') && !name.endsWith('.js')) continue;
    const file = join(folder, part, name);
    const text = readFileSync(file, 'utf8').replace(
      /@trailbook\/core(\/internal\/[\w-]+)/g,
      (whole, entry: string) => {
        const source = CORE_EXPORTS[`.${entry}`]?.replace(/\.ts$/, '.js');
        return source ? relative(dirname(file), join(folder, source)) : whole;
      },
    );
    writeFileSync(file, text);
  }
}

/** Removes what neither entries nor the command import, directly or by others. */
function removeUnreached(folder: string, entries: readonly string[]): void {
  const reached = new Set<string>();
  const toRead = entries.map((entry) => join(folder, entry));
  for (let file = toRead.pop(); file !== undefined; file = toRead.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) toRead.push(importedFile(file, fileName));
    }
  }
  for (const [, part] of PLACES) {
    for (const name of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, part, name);
      if (/\.[jt]s$/.test(name) && !reached.has(file)) rmSync(file);
    }
  }
}

/** The file that a specifier means: of types those beside the script. */
function importedFile(importer: string, specifier: string): string {
  const script = resolve(dirname(importer), specifier.replace(/\.ts$/, '.js'));
  const wanted = importer.endsWith('.d.ts') ? script.replace(/\.js$/, '.d.ts') : script;
  if (!existsSync(wanted)) throw new Error(`${importer} imports ${specifier}, which is not there.`);
  return wanted;
}

function installedVersion(name: string): string {
  return readJson<{ version: string }>(join(here, 'node_modules', name, 'package.json')).version;
}
