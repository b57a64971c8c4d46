import { serviceWorkers } from '@trailbook/ui/platform';
import { askRevision } from '@trailbook/ui/shell';

/** Nobody answers: neither the server nor what keeps the site here. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** Whether whatever is asked for next is answered, be it by what is kept here. */
export async function isAnswered(): Promise<boolean> {
  const isKept = Boolean(serviceWorkers()?.controller);
  return isKept || askRevision().then(Boolean, () => false);
}

/** Leaves the page for another one, or for itself, that is loaded anew. Nothing follows. */
export function loadWhole(url: string): Promise<never> {
  location.assign(url);
  return new Promise<never>(() => undefined);
}
