import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readConfig } from './app/server/config.server.ts';
import { siteBuild, siteInDevelopment } from './vite-site.ts';

/** What every page shows is one file: many tiny ones cost more on the way than they hold. */
const EVERY_PAGE =
  /\/packages\/ui\/src\/(?:shell|platform|pages|i18n\/[\w-]+\.tsx?)|\/apps\/web\/app\/(?:[\w-]+\.tsx?$|routes\/language\.tsx)|preload-helper/;

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
  ],
  optimizeDeps: { esbuildOptions: { target: 'es2022' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            manualChunks: (id) => (EVERY_PAGE.test(id) ? 'every-page' : undefined),
            onlyExplicitManualChunks: true,
          },
        },
  },
  // The build runs wherever it is put, without node_modules: the desktop ships it as it is.
  ssr: { noExternal: command === 'build' ? true : [/^@trailbook\//, /^@fontsource/] },
  server: command === 'serve' ? { port: readConfig(process.env).port } : {},
}));
