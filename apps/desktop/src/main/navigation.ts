/** The shell's own pages. */
export const APP_ORIGIN = 'app://trailbook';

/** Whether the address is one of our own: our scheme, our host, and nothing beside them. */
export function isOwnAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === 'app:' &&
    url.hostname === 'trailbook' &&
    !url.port &&
    !url.username &&
    !url.password
  );
}

/** Whether a link may be handed to the system's browser: plain https pages only. */
export function mayOpenOutside(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && !url.username && !url.password;
}
