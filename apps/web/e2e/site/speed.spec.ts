import { expect, test } from '../support/fixtures.ts';

/** What makes pages quick, counted: times would tell of the machine. */

for (const path of ['/en', '/en/characters', '/en/character/seele', '/en/planner']) {
  test(`${path} is painted before its scripts are asked for`, async ({ page }) => {
    await page.goto(path);
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      requested: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(requested.length).toBeGreaterThan(3);
    // A page that nobody sees painted begins after a second.
    expect(Math.min(...requested)).toBeGreaterThanOrEqual(Math.min(painted, 1000));
  });
}

for (const path of ['/en', '/en/characters', '/en/equipment', '/en/warp', '/en/material/credit']) {
  test(`the largest of what ${path} shows at first is served with it`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { element } = list.getEntries().at(-1) as PerformanceEntry & {
          readonly element: Element | null;
        };
        document.documentElement.dataset.largest = element?.textContent ?? '';
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const largest = await page.locator('html').getAttribute('data-largest');
    expect(largest).toBeTruthy();
    const html = await (await request.get(path)).text();
    expect(html.replace(/<[^>]+>/g, '')).toContain(largest?.replaceAll("'", '&#x27;'));
  });
}

for (const list of ['characters', 'equipment', 'relics']) {
  test(`the list of ${list} asks for few elements a card`, async ({ page }) => {
    await page.goto(`/en/${list}`);
    const cards = page.locator('main ul.grid > li');
    const sizes = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelectorAll('*').length),
    );
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(20);
  });

  test(`pictures of ${list} are drawn when they come near, and nothing moves for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(`/en/${list}`);
    const pictures = page.locator('main ul.grid > li svg:first-child');
    const isDrawn = (svg: SVGElement) => svg.checkVisibility({ contentVisibilityAuto: true });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await pictures.first().evaluate(isDrawn)).toBe(true);
    expect(await pictures.last().evaluate(isDrawn)).toBe(false);
    const before = await height();
    await pictures.last().scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.last().evaluate(isDrawn)).toBe(true);
    expect(await height()).toBe(before);
  });
}

for (const list of ['books', 'who-can']) {
  test(`rows of ${list} keep their room while they are out of sight`, async ({ page }) => {
    await page.goto(`/en/${list}`);
    // The browser's own :has() is quick; that of a locator takes half a minute on a list so long.
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('main ul > li:has(> a)')].map(
        (row) => row.getBoundingClientRect().height,
      ),
    );
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
}
