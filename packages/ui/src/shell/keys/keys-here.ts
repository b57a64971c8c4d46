import type { KeyUse } from '../pages/index.ts';

/** What keys are for that a page has only once there is something of the player's on it, and how that is found. */
const ON: Partial<Readonly<Record<KeyUse, string>>> = {
  stations: '[data-station]',
};

/**
 * The uses of keys that are any on the page as it stands: nobody is told of a line that is not there.
 *
 * @param isThere - whether the page has what a selector names
 */
export function keysHere(
  uses: readonly KeyUse[],
  isThere: (selector: string) => boolean,
): readonly KeyUse[] {
  return uses.filter((use) => {
    const on = ON[use];
    return on === undefined || isThere(on);
  });
}
