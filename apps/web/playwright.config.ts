import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4317);
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Tests wait for pages as much as they keep the processor busy: two would leave a fifth of two cores idle.
  workers: 3,
  // Generous: a limit is met by what fails alone, and a busy machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // What takes long is named at the end.
  reportSlowTests: { max: 12, threshold: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // What a worker keeps would answer in place of the server; its own tests let it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // A trace of every test costs a third of the run: the second try of one that failed is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.TRAILBOOK_CHROMIUM ? { executablePath: process.env.TRAILBOOK_CHROMIUM } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    {
      command: 'node server/node/serve.ts',
      url: `http://localhost:${port}/readyz`,
      // What starts the worker comes at some moment of rest; tests of it have a server of their own.
      env: { PORT: String(port), OFFLINE: 'false' },
      reuseExistingServer: false,
    },
    {
      command: `node e2e/support/text-site.ts ${port + 1}`,
      url: `http://localhost:${port + 1}/readyz`,
      reuseExistingServer: false,
    },
    {
      command: `node e2e/support/warp-site.ts ${port + 20}`,
      url: `http://localhost:${port + 20}/readyz`,
      reuseExistingServer: false,
    },
  ],
});
