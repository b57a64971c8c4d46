import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readJson, writePackage } from './package-files.ts';

const here = join(import.meta.dirname, '..');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, unknown>>;
  readonly exports: Readonly<Record<string, string>>;
}

/** Compiles the core, with a manifest of only what others may enter. */
export function buildCore(folder: string): void {
  const manifest: Manifest = readJson(join(here, 'package.json'));
  const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  execFileSync(
    process.execPath,
    [tsc, '-p', join(here, 'tsconfig.build.json'), '--outDir', folder],
    { stdio: 'inherit' },
  );
  cpSync(join(here, 'fixtures/cases'), join(folder, 'fixtures'), { recursive: true });
  writePackage(folder, {
    source: 'packages/core',
    exports: {
      ...Object.fromEntries(publicEntries(manifest.exports)),
      './package.json': './package.json',
    },
    bin: { 'trailbook-verify': './verifier/cli.js' },
    dependencies: Object.fromEntries(
      Object.keys(manifest.dependencies).map((name) => [name, `^${installedVersion(name)}`]),
    ),
    peerDependencies: manifest.peerDependencies,
    peerDependenciesMeta: manifest.peerDependenciesMeta,
  });
}

function publicEntries(exports: Manifest['exports']) {
  return Object.entries(exports)
    .filter(([entry]) => !entry.startsWith('./internal/'))
    .map(([entry, source]) => {
      const compiled = source.replace(/\.ts$/, '');
      return [entry, { types: `${compiled}.d.ts`, default: `${compiled}.js` }] as const;
    });
}

function installedVersion(name: string): string {
  return readJson<{ version: string }>(join(here, 'node_modules', name, 'package.json')).version;
}
