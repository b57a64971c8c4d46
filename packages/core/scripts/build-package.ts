import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Builds what npm gets, in two folders: `@trailbook/core`, compiled, with types, golden cases and the
 * verifier; and `@trailbook/data`, the game's data, with the game's version as its own.
 *
 *     pnpm --filter @trailbook/core build:package [OUT]
 */
const here = join(import.meta.dirname, '..');
const root = join(here, '../..');
const out = process.argv[2] ?? join(here, 'dist');

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
}

rmSync(out, { recursive: true, force: true });
buildCore(join(out, 'core'));
buildData(join(out, 'data'));

function buildCore(folder: string): void {
  const manifest: Manifest = readJson(join(here, 'package.json'));
  execFileSync(
    process.execPath,
    [typescript(), '-p', join(here, 'tsconfig.build.json'), '--outDir', folder],
    { stdio: 'inherit' },
  );
  cpSync(join(here, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(here, 'fixtures/cases'), join(folder, 'fixtures'), { recursive: true });
  writeJson(join(folder, 'package.json'), {
    name: '@trailbook/core',
    version: manifest.version,
    description: manifest.description,
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(manifest.exports)
        // The house's own rooms.
        .filter(([entry]) => !entry.startsWith('./internal/'))
        .map(([entry, source]) => {
          const compiled = source.replace(/\.ts$/, '');
          return [entry, { types: `${compiled}.d.ts`, default: `${compiled}.js` }];
        }),
    ),
    bin: { 'trailbook-verify': './verifier/cli.js' },
    dependencies: Object.fromEntries(
      Object.keys(manifest.dependencies).map((name) => [name, `^${installedVersion(name)}`]),
    ),
    engines: { node: '>=20.11' },
  });
}

function buildData(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'data'), folder, {
    recursive: true,
    filter: (path) => !path.includes('/text'),
  });
  const parts = readdirSync(join(root, 'data')).filter((file) => file.endsWith('.json'));
  const languages = readdirSync(join(root, 'data/names'));
  const name = (file: string) => file.replace(/\.json$/, '');
  writeFileSync(
    join(folder, 'index.js'),
    [
      ...parts.map((file) => `import ${name(file)} from './${file}' with { type: 'json' };`),
      ...languages.map(
        (file) => `import ${name(file)}Names from './names/${file}' with { type: 'json' };`,
      ),
      `export default { ${parts.map(name).join(', ')}, names: { ${languages
        .map((file) => `${name(file)}: ${name(file)}Names`)
        .join(', ')} } };`,
      '',
    ].join('\n'),
  );
  writeFileSync(join(folder, 'index.d.ts'), 'declare const data: unknown;\nexport default data;\n');
  const { gameVersion } = readJson<{ gameVersion: string }>(join(root, 'data/manifest.json'));
  writeJson(join(folder, 'package.json'), {
    name: '@trailbook/data',
    version: `${gameVersion}.0`,
    description: 'Facts of Honkai: Star Rail for @trailbook/core: ids, numbers and names',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './*.json': './*.json',
    },
  });
}

function installedVersion(name: string): string {
  return readJson<{ version: string }>(join(here, 'node_modules', name, 'package.json')).version;
}

function typescript(): string {
  return createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
