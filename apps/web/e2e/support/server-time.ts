import type { Page } from '@playwright/test';

interface Clocks {
  readonly server: Date;
  /** The same, where it is not told to go wrong. */
  readonly device?: Date;
}

/** Stops the device's clock, and has the server tell its own. */
export async function atTime(page: Page, { server, device = server }: Clocks): Promise<void> {
  await page.clock.setFixedTime(device);
  await page.route('**/api/v1/config', (route) =>
    route.fulfill({
      headers: { Date: server.toUTCString() },
      json: { reddot: [], promotions: {} },
    }),
  );
}
