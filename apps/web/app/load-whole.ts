import { serviceWorkers } from '@trailbook/ui/platform';
import { askRevision } from '@trailbook/ui/shell';

/**
 * Loads a page anew whose parts could not be had: the files of an older release are gone. Where nobody would
 * answer, neither a server nor a worker, it stays where it is.
 *
 * @throws the fault of the parts, where nothing else can be done
 */
export async function loadWhole(url: string, fault: unknown): Promise<never> {
  const isKept = Boolean(serviceWorkers()?.controller);
  const isThere = isKept || (await askRevision().then(Boolean, () => false));
  if (!isThere) throw fault;
  location.assign(url);
  // The page is being left.
  return new Promise<never>(() => undefined);
}
