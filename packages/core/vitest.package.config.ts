import { defineConfig } from 'vitest/config';

/** Tests of what npm gets: they build, pack and install it, with dependencies of the registry. */
export default defineConfig({
  test: {
    globalSetup: 'test/package/pack.ts',
    include: ['test/package/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
