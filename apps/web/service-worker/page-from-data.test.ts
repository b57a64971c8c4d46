import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createReleaseCaches } from './caches/release-caches.ts';
import { fakeCaches } from './caches/test/fake-caches.ts';
import { pageFromData } from './page-from-data.ts';

const HEAD = '<script type="application/ld+json">{}</script><script>first("$&")</script>';
const SETTINGS = `<html><head>${HEAD}</head><body><script>second()</script></body></html>`;

async function storageWith(...stored: readonly ['kept' | 'ready', string][]) {
  const caches = fakeCaches();
  for (const [store, address] of stored) {
    const headers = { 'Content-Security-Policy': "script-src 'self' 'sha256-old'; x" };
    const cache = await caches.open(`trailbook:one:${store}`);
    await cache.put(address, new Response(SETTINGS, { headers }));
  }
  return createReleaseCaches(caches, 'one');
}

const BOTH: readonly ['kept' | 'ready', string][] = [
  ['kept', '/en/relics/a.data'],
  ['ready', '/en/settings'],
];

describe('a page of which only the data is stored', () => {
  it('begins as the settings and says where it leads, in the first script that they have', async () => {
    const page = await pageFromData('/en/relics/a', await storageWith(...BOTH));
    const html = (await page?.text()) ?? '';
    expect(html).toMatch(
      /<script>document\.documentElement\.dataset\.leadsTo=.*replaceState\(null,"","\/en\/settings"\);first\("\$&"\)<\/script>/,
    );
    expect(html.match(/<script/g)).toHaveLength(SETTINGS.match(/<script/g)?.length ?? 0);
  });

  it('may run that script, by its hash', async () => {
    const page = await pageFromData('/en/relics/a', await storageWith(...BOTH));
    const policy = page?.headers.get('Content-Security-Policy');
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec((await page?.text()) ?? '') ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toBe(`script-src 'sha256-${hash}' 'self' 'sha256-old'; x`);
  });

  it('is none where the data is not stored, or there is nothing to begin as', async () => {
    expect(await pageFromData('/en/relics/a', await storageWith(['ready', '/en/settings']))).toBe(
      undefined,
    );
    expect(
      await pageFromData('/en/relics/a', await storageWith(['kept', '/en/relics/a.data'])),
    ).toBe(undefined);
  });
});
