import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 840 },
    launchOptions: {
      ...(process.env.TRAILBOOK_CHROMIUM ? { executablePath: process.env.TRAILBOOK_CHROMIUM } : {}),
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
});
