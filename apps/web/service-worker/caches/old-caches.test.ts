import { describe, expect, it } from 'vitest';
import { dropOldCaches } from './old-caches.ts';
import { fakeCaches } from './test/fake-caches.ts';

async function left(releasesInUse: readonly string[] | undefined) {
  const caches = fakeCaches();
  const names = ['one:files', 'two:files', 'two:visited', 'three:files', 'pictures'];
  for (const name of names) await caches.open(`trailbook:${name}`);
  await caches.open('of another site');
  const tabs = { releasesInUse: async () => releasesInUse && new Set(releasesInUse) };
  await dropOldCaches(caches, { tabs, release: 'three' });
  return (await caches.keys()).map((name) => name.replace('trailbook:', ''));
}

describe('what older releases left', () => {
  it('goes once no page is of them, and nothing else does', async () => {
    expect(await left(['three'])).toEqual(['three:files', 'pictures', 'of another site']);
  });

  it('stays as long as a page of it is open', async () => {
    expect(await left(['three', 'two'])).toContain('two:files');
    expect(await left(['three', 'two'])).not.toContain('one:files');
  });

  it('stays where a page does not say what it is of', async () => {
    expect(await left(undefined)).toContain('one:files');
  });
});
