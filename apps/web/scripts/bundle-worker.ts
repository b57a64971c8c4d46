import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the service worker into one file, which the server puts its facts at the head of. */
const site = join(import.meta.dirname, '..');

await build({
  root: site,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: join(site, 'build/worker'),
    lib: {
      entry: join(site, 'service-worker/service-worker.ts'),
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'service-worker.js',
    },
  },
});
