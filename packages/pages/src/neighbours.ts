import type { PageName } from '@trailbook/core/internal/dataset';

/** A thing as the ways to its neighbours name it. */
export interface Listed {
  readonly pageId: string;
  readonly name: PageName;
}

/** What stands before and after a thing in its list; null at the list's ends. */
export interface Neighbours {
  readonly before: Listed | null;
  readonly after: Listed | null;
}

/** The neighbours of a thing in a list; none where it is not on it. */
export function neighboursOf(list: readonly Listed[], pageId: string): Neighbours {
  const at = list.findIndex((thing) => thing.pageId === pageId);
  return {
    before: named(at > 0 ? list[at - 1] : undefined),
    after: named(at >= 0 ? list[at + 1] : undefined),
  };
}

function named(thing: Listed | undefined): Listed | null {
  return thing ? { pageId: thing.pageId, name: thing.name } : null;
}
