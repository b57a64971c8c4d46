import { SHARED_MARK, type ShareFault } from '@trailbook/ui/offline-protocol';

/** Where the system posts what is shared to the installed site. Who opens it is led to the page of this name. */
export const SHARE_ADDRESS = '/import';

/** What the fields of such a post are called. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;

/**
 * The page that a share leads to.
 *
 * @param shared - the name under which the worker holds it, or why it holds nothing
 */
export function sharedAddress(
  language: string,
  shared: `${string}-${string}` | ShareFault,
): string {
  return `/${language}${SHARE_ADDRESS}#${SHARED_MARK}=${shared}`;
}
