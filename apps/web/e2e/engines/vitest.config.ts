import { defineConfig } from 'vitest/config';

/** The site in engines other than Chromium, one engine after the other. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.stories.ts'],
    globalSetup: 'site.ts',
    fileParallelism: false,
    // An engine that breaks off is asked a second time.
    retry: 1,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
