/** Whether the page stands in the desktop's window, whose bridge has this name. */
export function isDesktop(): boolean {
  return 'trailbook' in globalThis;
}
