/** The shell's own pages. */
export const APP_ORIGIN = 'app://trailbook';

/** Whether the window itself may go there; everything else is not ours. */
export function mayNavigate(url: string): boolean {
  return url === APP_ORIGIN || url.startsWith(`${APP_ORIGIN}/`);
}

/** Whether a link may be handed to the system's browser: plain https pages only. */
export function mayOpenOutside(url: string): boolean {
  try {
    const { protocol, username, password } = new URL(url);
    return protocol === 'https:' && !username && !password;
  } catch {
    return false;
  }
}
