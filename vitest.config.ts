import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { firstScript } from './apps/web/vite/first-script.ts';

const EXCLUDE = ['**/node_modules/**', '**/build/**', '**/e2e/**', '**/test/package/**'];
const TIMEOUT = 30_000;
const CORE = 'packages/{core,pages}/**';
/** For `npm run test:all`: what is timed, and what an operator does once with a whole dump. */
const REST = ['apps/web/server/test/busy-loop.test.ts', 'tooling/operator/**/*.test.ts'];

// Tests start dozens of programs that load the same modules: Node keeps what it made of them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

export default defineConfig({
  test: {
    // One core is left free otherwise: of two, that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'core',
          include: [`${CORE}/*.test.ts`],
          exclude: EXCLUDE,
          testTimeout: TIMEOUT,
          // Core keeps no state and knows no globals: a worker reads modules and data once, not once for each file.
          isolate: false,
        },
      },
      {
        // As much of the site's build as its pages are drawn by.
        plugins: [firstScript()],
        test: {
          name: 'unit',
          include: ['{apps,packages,tooling}/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDE, ...REST, CORE],
          testTimeout: TIMEOUT,
        },
      },
      { test: { name: 'rest', include: REST, exclude: EXCLUDE, testTimeout: TIMEOUT } },
    ],
    benchmark: { include: ['**/*.bench.ts'] },
  },
});
