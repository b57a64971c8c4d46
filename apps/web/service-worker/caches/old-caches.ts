import { releaseOfCache } from '@trailbook/ui/offline-protocol';

/**
 * Lets go of what other releases left, but for those that an open page is still of: its own parts may be
 * nowhere else. Where a page does not say what it is of, all stays until the next time.
 */
export async function dropOldCaches(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  {
    tabs,
    release,
  }: {
    readonly tabs: { releasesInUse(): Promise<ReadonlySet<string> | undefined> };
    readonly release: string;
  },
): Promise<void> {
  const others = (await caches.keys()).filter((name) => {
    const of = releaseOfCache(name);
    return of !== undefined && of !== release;
  });
  if (others.length === 0) return;
  const inUse = await tabs.releasesInUse();
  if (!inUse) return;
  const old = others.filter((name) => !inUse.has(releaseOfCache(name) ?? ''));
  await Promise.all(old.map((name) => caches.delete(name)));
}
