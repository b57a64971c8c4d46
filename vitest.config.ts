import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One core is left free otherwise: of two, that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,tooling}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', '**/e2e/**', '**/test/package/**'],
          testTimeout: 30_000,
        },
      },
    ],
    benchmark: { include: ['**/*.bench.ts'] },
  },
});
