import type { Session, WebContents } from 'electron';
import { refusePermissions } from '../guards.ts';
import { isPublisherAddress } from './publisher-addresses.ts';

interface Leaving {
  readonly url: string;
  preventDefault(): void;
}

/** Keeps what shows the publisher's pages on these: no other page, no further window, nothing handed to the system. */
export function guardPublisherContents(contents: WebContents): void {
  const stay = (leaving: Leaving) => {
    if (!isPublisherAddress(leaving.url)) leaving.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // A page that asks whether one really wants to leave cannot hold its window open.
  contents.on('will-prevent-unload', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Nothing is asked of the player's machine, and nothing is put onto it. */
export function shutSession(session: Session): void {
  refusePermissions(session);
  session.on('will-download', (event) => event.preventDefault());
}
