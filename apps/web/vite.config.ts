import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    tailwindcss(),
    remix({
      // Routes stand in routes.ts, all of them.
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
        unstable_optimizeDeps: true,
      },
    }),
  ],
  optimizeDeps: { esbuildOptions: { target: 'es2022' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: { noExternal: [/^@trailbook\//, /^@fontsource/] },
  server: { port: Number(process.env.PORT ?? 3000) },
});
