import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { WORTH_BYTES } from '../server/http/encoding.ts';

/** Adds to Remix's build what it leaves out, all but the files of the game's data: those come from `write-data.ts`. */
const site = join(import.meta.dirname, '..');
const output = join(site, 'build');

/** What is built beside Remix's own. */
const PLAIN = { root: site, configFile: false, logLevel: 'error', publicDir: false } as const;

await Promise.all([
  bundleServiceWorker(),
  bundleStatisticsCommands(),
  ...[output, join(output, 'server/assets')].map(bundleDatabaseThread),
  precompress(join(output, 'client')),
]);

/** One file, at whose head the server writes its facts. */
async function bundleServiceWorker(): Promise<void> {
  await build({
    ...PLAIN,
    build: {
      target: 'es2022',
      outDir: join(output, 'worker'),
      lib: {
        entry: join(site, 'service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}

/** The commands for the global statistics, in one file: the image has no modules beside the build. */
async function bundleStatisticsCommands(): Promise<void> {
  await build({
    ...PLAIN,
    ssr: { noExternal: true },
    build: {
      target: 'es2022',
      outDir: output,
      // The rest of the build is in the same folder.
      emptyOutDir: false,
      ssr: join(site, 'scripts/statistics.ts'),
      rollupOptions: { output: { inlineDynamicImports: true } },
    },
  });
}

/** Beside each script that opens a database. */
async function bundleDatabaseThread(outDir: string): Promise<void> {
  await build({
    ...PLAIN,
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      ssr: join(site, 'server/statistics/database/sqlite-worker.ts'),
    },
  });
}

/** Writes .br and .gz beside each file that gains from it, for the server to send as they are. */
async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const worthwhile = names.filter((name) => /\.(js|css|svg|json|txt)$/.test(name));
  await Promise.all(
    worthwhile.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length < WORTH_BYTES) return;
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await Promise.all([
        promisify(brotliCompress)(content, best).then((body) => writeFile(`${file}.br`, body)),
        promisify(gzip)(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
      ]);
    }),
  );
}
