import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the shell: main as an ES module, the preload as the CommonJS that a sandboxed one must be. */
const root = join(import.meta.dirname, '..');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: 'src/main/main.ts',
    outDir: 'dist/main',
    emptyOutDir: true,
    target: 'node24',
    rollupOptions: { output: { format: 'es', entryFileNames: 'main.js' } },
  },
});

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    lib: { entry: 'src/preload/preload.ts', formats: ['cjs'], fileName: () => 'preload.cjs' },
    outDir: 'dist/preload',
    emptyOutDir: true,
    target: 'chrome140',
    rollupOptions: { external: ['electron'] },
  },
});
