/**
 * The row of an address below a language, whichever word stands for that; undefined where there is none.
 *
 * @param rows - with their addresses: what has no use for all else of a page need not bring it
 */
export function rowAt<R extends { readonly address: string }>(
  rows: readonly R[],
  pathname: string,
): R | undefined {
  const [, , ...parts] = pathname.replace(/\/$/, '').split('/');
  return rows.find(({ address }) => fits(address, parts));
}

function fits(address: string, parts: readonly string[]): boolean {
  const wanted = address.split('/').slice(1).filter(Boolean);
  return (
    wanted.length === parts.length &&
    // As the router does, which knows no capitals.
    wanted.every((part, at) => part.startsWith(':') || part === parts[at]?.toLowerCase())
  );
}
