import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the commands for the global statistics into one file: the image has no modules beside the build. */
const site = join(import.meta.dirname, '..');

await build({
  root: site,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    outDir: join(site, 'build'),
    // The site's own build is there already.
    emptyOutDir: false,
    ssr: join(site, 'scripts/statistics.ts'),
    rollupOptions: { output: { inlineDynamicImports: true } },
  },
});
