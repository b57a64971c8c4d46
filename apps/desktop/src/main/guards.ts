import type { Session, WebContents } from 'electron';
import { isOwnAddress, mayOpenOutside } from './navigation.ts';

interface Leaving {
  readonly url: string;
  preventDefault(): void;
}

/**
 * Keeps whatever shows pages on our own: windows and frames, by link, by script and by redirect. A plain link that
 * leads elsewhere is the system's, whether or not it asks for a window.
 */
export function guardContents(contents: WebContents, openOutside: (url: string) => void): void {
  const stay = (leaving: Leaving) => {
    if (!isOwnAddress(leaving.url)) leaving.preventDefault();
  };
  contents.on('will-navigate', (leaving) => {
    stay(leaving);
    if (mayOpenOutside(leaving.url)) openOutside(leaving.url);
  });
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url)) openOutside(url);
    return { action: 'deny' };
  });
}

/** Nothing that is asked for is granted: no camera, no place, no device, no notice. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

const GRANTED: ReadonlySet<string> = new Set(['notifications', 'persistent-storage']);

/**
 * The same, but for pages of ours: they may show notifications, which they do where the player switched a reminder on
 * (Rule S35), and what they store is not cleared when the disk is short of space.
 */
export function grantOwn(session: Session): void {
  refusePermissions(session);
  const isGranted = (permission: string, address: string) =>
    GRANTED.has(permission) && isOwnAddress(address);
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) =>
    decide(isGranted(permission, requestingUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    isGranted(permission, requestingOrigin),
  );
}
