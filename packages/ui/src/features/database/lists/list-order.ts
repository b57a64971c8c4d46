import type { Language } from '@trailbook/core/internal/dataset';
import { type Listed, type Neighbours, neighboursOf } from '@trailbook/pages';

interface Order {
  readonly language: Language;
  readonly things: readonly Listed[];
}

/** The order in which each kind of things was listed last, by the address of their pages. */
const orders = new Map<string, Order>();

/** Remembers a list as it is shown, for as long as the tab is open; an unfiltered one need not be. */
export function rememberOrder(cardPath: string, order: Order | undefined): void {
  if (order) orders.set(cardPath, order);
  else orders.delete(cardPath);
}

/** What stood before and after a thing in the list that its reader came from; undefined where that is not known. */
export function neighboursIn(
  cardPath: string,
  language: Language,
  pageId: string,
): Neighbours | undefined {
  const order = orders.get(cardPath);
  if (order?.language !== language) return undefined;
  const isThere = order.things.some((thing) => thing.pageId === pageId);
  return isThere ? neighboursOf(order.things, pageId) : undefined;
}
