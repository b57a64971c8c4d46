/**
 * What travelled in the address' hash, such as a plan in `#plan=…`; it is out of the address then, so that a reload does
 * not bring it again. What a chat has hung onto its end is no part of it.
 * Rule P44.
 */
export function takeLink(name: string): string | undefined {
  const { hash, pathname, search } = location;
  const begin = `#${name}=`;
  if (!hash.startsWith(begin)) return undefined;
  history.replaceState(history.state, '', pathname + search);
  return hash.slice(begin.length).replace(/[^\w-]+$/, '');
}
