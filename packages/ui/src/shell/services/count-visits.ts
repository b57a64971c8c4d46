/** What is told of a visit to a page: nothing that one visitor could be told from another by. */
export interface Visit {
  readonly path: string;
  readonly width: 'narrow' | 'wide';
}

/** What a browser says of whether its reader may be counted. */
export interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser asks not to be counted. */
export function isNotToBeCounted({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/**
 * Tells an operator's counter of a visit: without cookies, and without what follows the path in the address, which
 * may be the player's own. Rule S21.
 */
export function countVisit(
  url: string,
  { path, isNarrow }: { readonly path: string; readonly isNarrow: boolean },
  send: (url: string, body: string) => void,
): void {
  const visit: Visit = {
    path: path.replace(/[?#].*$/, '').replace(/\d{9,}/g, '#'),
    width: isNarrow ? 'narrow' : 'wide',
  };
  send(url, JSON.stringify(visit));
}
