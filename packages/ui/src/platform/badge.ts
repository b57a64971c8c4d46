import { isDesktop } from './desktop.ts';

// Rule S37. On the icon of the installed site; elsewhere browsers show none, or have none.

/** Shows how many things wait to be looked at. */
export function showBadge(count: number): void {
  if (canBadge()) navigator.setAppBadge(count).catch(() => undefined);
}

export function clearBadge(): void {
  if (canBadge()) navigator.clearAppBadge().catch(() => undefined);
}

/** The desktop's window tells beside the clock what there is to tell. */
function canBadge(): boolean {
  return 'setAppBadge' in navigator && !isDesktop();
}
