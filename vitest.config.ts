import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { firstScript } from './apps/web/vite/first-script.ts';

const EXCLUDE = ['**/node_modules/**', '**/build/**', '**/e2e/**', '**/test/package/**'];
const TIMEOUT = 30_000;
/** Keeps no state and knows no globals: a worker reads modules and data once, not once for each file. */
const STATELESS = ['packages/{core,pages,api,verifier}/**', 'apps/web/server/**', 'tooling/**'].map(
  (folder) => `${folder}/*.test.ts`,
);
/**
 * For `npm run test:all`: what is timed, what an operator does once with a whole dump, and what asks the compiler about
 * every text of the site, where a crawl of the core finds those that are missing on a page.
 */
const REST = [
  'apps/web/server/test/busy-loop.test.ts',
  'apps/web/test/page-texts.test.ts',
  'tooling/operator/**/*.test.ts',
];

// Tests start dozens of programs that load the same modules: Node keeps what it made of them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

export default defineConfig({
  test: {
    // One core is left free otherwise: of two, that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'stateless',
          include: STATELESS,
          exclude: [...EXCLUDE, ...REST],
          testTimeout: TIMEOUT,
          isolate: false,
          ...{ restoreMocks: true, unstubEnvs: true, unstubGlobals: true },
        },
      },
      {
        // As much of the site's build as its pages are drawn by.
        plugins: [firstScript()],
        test: {
          name: 'unit',
          include: ['{apps,packages}/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDE, ...REST, ...STATELESS],
          testTimeout: TIMEOUT,
        },
      },
      { test: { name: 'rest', include: REST, exclude: EXCLUDE, testTimeout: TIMEOUT } },
    ],
    benchmark: { include: ['**/*.bench.ts'] },
  },
});
