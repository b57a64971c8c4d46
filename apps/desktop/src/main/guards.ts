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

/** Pages of ours need nothing that is asked for: no camera, no place, no device, no notice. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}
