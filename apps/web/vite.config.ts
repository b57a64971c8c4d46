import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readConfig } from './server/config/config.ts';
import { firstScript } from './vite/first-script.ts';
import { namedTexts } from './vite/named-texts.ts';
import { plainIcons } from './vite/plain-icons.ts';
import { siteBuild, siteInDevelopment } from './vite/site.ts';
import { smallerScripts } from './vite/smaller-scripts.ts';
import { stillFonts } from './vite/still-fonts.ts';
import { vendorChunk } from './vite/vendor-chunks.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    siteInDevelopment(),
    remix({
      // Routes stand in routes.ts, all of them.
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        // Discovery would let a single request ask for the routes of thousands of addresses.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
        unstable_optimizeDeps: true,
      },
    }),
    siteBuild(),
    firstScript(),
    plainIcons(),
    namedTexts(),
    smallerScripts(),
  ],
  css: { postcss: { plugins: [stillFonts()] } },
  // So that a worker, too, brings some of its parts only when they are needed.
  worker: { format: 'es', plugins: () => [smallerScripts()] },
  optimizeDeps: { esbuildOptions: { target: 'es2022' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The browser's scripts are minified by a plugin. On the server, see below.
    minify: isSsrBuild ? 'esbuild' : false,
    // The server's build holds the styles that stand in each page.
    cssMinify: true,
    // Else the figures of the process ask for it by a `require` that a module has not, and go without in silence.
    commonjsOptions: { ignoreTryCatch: (name) => name !== 'perf_hooks' },
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            manualChunks: vendorChunk,
            onlyExplicitManualChunks: true,
          },
        },
  },
  // The process keeps the source of all that it runs. Its names stay as they are, for the log of faults; and a
  // single character beyond Latin would have every one of it take two bytes.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    esbuild: { charset: 'ascii', minifyIdentifiers: false, legalComments: 'none' },
  }),
  // The build runs wherever it is put, without node_modules: the desktop ships it as it is.
  ssr: { noExternal: command === 'build' ? true : [/^@trailbook\//, /^@fontsource/] },
  server: command === 'serve' ? { port: readConfig(process.env).port } : {},
}));
