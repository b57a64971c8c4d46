import { isDesktop } from './desktop.ts';

/**
 * Where others find this site: addresses of the desktop's window lead nowhere but there, and its pages name the public
 * ones.
 */
export function publicOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return isDesktop() && canonical ? new URL(canonical.href).origin : location.origin;
}
