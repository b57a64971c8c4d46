import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'vite';
import { hashesOf } from '../src/main/site/check-files.ts';
import { isShippedData, isShippedOfSite } from './package-files.ts';

const root = join(import.meta.dirname, '..');
const repository = join(root, '../..');

/** What an operator's build has in it; see docs/desktop.md. */
const OF_THE_OPERATOR = [
  'TRAILBOOK_SITE_URL',
  'TRAILBOOK_ASSETS_URL',
  'TRAILBOOK_GOOGLE_CLIENT_ID',
  'TRAILBOOK_UPDATES_URL',
  'TRAILBOOK_UPDATES_KEY',
];

/** Makes all that the program consists of: its own two bundles, the site's build, and the data beside them. */
export async function bundleShell(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await Promise.all([bundleMain(folder), bundlePreload(folder), copySite(folder)]);
  await copyData(folder);
  await writeUpdateConfig(folder);
}

async function bundleMain(folder: string): Promise<void> {
  const named = OF_THE_OPERATOR.map((name) => [
    `process.env.${name}`,
    JSON.stringify(process.env[name] ?? ''),
  ]);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(named),
    ssr: { noExternal: true, external: ['electron'] },
    build: {
      ssr: 'src/main/main.ts',
      outDir: join(folder, 'main'),
      emptyOutDir: false,
      target: 'node24',
      minify: 'esbuild',
      rollupOptions: {
        output: { format: 'es', entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** As the CommonJS that a sandboxed preload must be. */
async function bundlePreload(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry: 'src/preload/preload.ts', formats: ['cjs'], fileName: () => 'preload.cjs' },
      outDir: join(folder, 'preload'),
      emptyOutDir: false,
      target: 'chrome140',
      rollupOptions: { external: ['electron'] },
    },
  });
}

async function copySite(folder: string): Promise<void> {
  const site = join(repository, 'apps/web/build');
  await copyFiles(site, join(folder, 'site'), isShippedOfSite);
}

/** Beside the archive, which holds what they have to be. */
async function copyData(folder: string): Promise<void> {
  const beside = join(folder, 'beside/data');
  await copyFiles(join(repository, 'data'), beside, isShippedData);
  await writeFile(join(folder, 'data-hashes.json'), JSON.stringify(await hashesOf(beside)));
}

/** What the updater's library reads of a build; the feed itself, and its key, are in the program. */
async function writeUpdateConfig(folder: string): Promise<void> {
  const { TRAILBOOK_UPDATES_URL: url = '', TRAILBOOK_UPDATES_PUBLISHER: publisher } = process.env;
  const config = {
    ...{ provider: 'generic', url, updaterCacheDirName: 'trailbook-updater' },
    // Of the certificate that signs the installer for Windows.
    ...(publisher && { publisherName: [publisher] }),
  };
  // JSON is YAML, too.
  await writeFile(join(folder, 'app-update.yml'), JSON.stringify(config));
}

async function copyFiles(
  from: string,
  to: string,
  isShipped: (name: string) => boolean,
): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, {
    recursive: true,
    filter: (path) => {
      const name = relative(from, path).split(sep).join('/');
      return name === '' || isShipped(name);
    },
  });
}
