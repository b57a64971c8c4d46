import type { Dataset, NameKind } from '@trailbook/core/internal/dataset';

/** Whether a thing has a name in any language. What has none is left out of lists and of the search. */
export function isNamed({ names }: Dataset, kind: NameKind, key: number): boolean {
  return Object.values(names).some((book) => book[kind][key] !== undefined);
}
