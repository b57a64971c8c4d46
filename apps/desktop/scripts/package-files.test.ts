import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleShell } from './bundle-shell.ts';
import { isLeftOut, isShippedData, listPackage, type PackageList } from './package-files.ts';

/** For a machine that has much else to do. */
const BUNDLE_MS = 180_000;

const root = mkdtempSync(join(tmpdir(), 'packaged-'));
let list: PackageList;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../package.json'), join(root, 'package.json'));
  // With all that a build of an operator's can have.
  vi.stubEnv('TRAILBOOK_UPDATES_URL', 'https://example.com/releases');
  vi.stubEnv('TRAILBOOK_UPDATES_KEY', 'MCowBQYDK2VwAyEA');
  await bundleShell(join(root, 'dist'));
  vi.unstubAllEnvs();
  list = await listPackage(root);
}, BUNDLE_MS);

afterAll(() => rmSync(root, { recursive: true }));

const everything = () => [...list.inside, ...list.beside];

describe('what goes into the program', () => {
  it('has the shell, the site and its list of hashes inside, and the data beside', () => {
    const inside = list.inside.map(({ path }) => path);
    for (const path of [
      ...['/package.json', '/dist/main/main.js', '/dist/preload/preload.cjs'],
      ...['/dist/site/server/index.js', '/dist/site/client/favicon.svg', '/dist/data-hashes.json'],
    ]) {
      expect(inside).toContain(path);
    }
    expect(inside.filter((path) => path.includes('/beside/'))).toEqual([]);
    const hashes: object = JSON.parse(readFileSync(join(root, 'dist/data-hashes.json'), 'utf8'));
    expect(Object.keys(hashes).sort()).toEqual(list.beside.map(({ path }) => path.slice(1)).sort());
  });

  it('is no source, no test, no map and no compressed form', () => {
    const wrong =
      /\.(?:tsx?|mts|map|br|gz|md|log|env|pem|key|p12|pfx)$|\.(?:test|spec|bench)\.|\/\.|node_modules/;
    expect(everything().filter(({ path }) => wrong.test(path))).toEqual([]);
  });

  it('is no sentence and no picture of the game', () => {
    const paths = everything().map(({ path }) => path);
    expect(
      paths.filter((path) => /^\/text\/|pictures\.json|\.(?:webp|jpe?g|mp3|ogg)$/.test(path)),
    ).toEqual([]);
    expect(isShippedData('text')).toBe(false);
    expect(isShippedData('text/en.json')).toBe(false);
    expect(isShippedData('pictures.json')).toBe(false);
    expect(isShippedData('game/texts.json')).toBe(true);
  });

  it('holds no secret', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY|GOCSPX-|AKIA[0-9A-Z]{16}|ghp_\w{30}|client_secret["']?\s*[:=]\s*["'][^"']/;
    for (const { path } of list.inside.filter(({ path }) => /\.(?:c?js|json)$/.test(path))) {
      expect([path, secret.test(readFileSync(root + path, 'utf8'))]).toEqual([path, false]);
    }
  });

  it('needs nothing beside itself but Electron and Node', () => {
    const bundles = list.inside.filter(({ path }) => path.startsWith('/dist/main/'));
    for (const { path } of bundles) {
      const text = readFileSync(root + path, 'utf8');
      const asked = [...text.matchAll(/from\s*"([\w@./:-]+)"|\brequire\("([\w@./:-]+)"\)/g)];
      const names = asked.map(([, imported, required]) => imported ?? required ?? '');
      const outside = names.filter((name) => !name.startsWith('.') && name !== 'electron');
      expect(outside.filter((name) => !isBuiltin(name))).toEqual([]);
    }
    const preload = readFileSync(join(root, 'dist/preload/preload.cjs'), 'utf8');
    const required = [...preload.matchAll(/require\("([^"]+)"\)/g)].map(([, name]) => name);
    expect(new Set(required)).toEqual(new Set(['electron']));
  });

  it('weighs no more than it did', () => {
    const bytes = (files: PackageList['inside']) =>
      files.reduce((sum, file) => sum + file.bytes, 0) / 1024 ** 2;
    expect(bytes(list.inside)).toBeLessThan(14);
    expect(bytes(list.beside)).toBeLessThan(8);
  });
});

it.each([
  '/src/main/main.ts',
  '/scripts/bundle.ts',
  '/test/fake-electron.ts',
  '/dist/beside',
  '/dist/beside/data/manifest.json',
  '/.env',
  '/node_modules/zod',
  '/package.json.bak',
  '/dist/mainly.js',
])('%s stays out of the archive', (path) => {
  expect(isLeftOut(path)).toBe(true);
});
