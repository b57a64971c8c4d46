/** What stands before the routes in the file that each page brings. */
const HEAD = 'window.__remixManifest=';

interface Manifest {
  readonly routes: Readonly<Record<string, unknown>>;
}

/**
 * The browser's list of routes without those that answer with files and data: no page leads to them by the router,
 * and each of them is named in every page.
 */
export function pagesOnly(script: string): string {
  if (!script.startsWith(HEAD)) throw new Error('The list of routes begins with other words.');
  // The framework's own, written a moment ago.
  const manifest = JSON.parse(script.slice(HEAD.length).replace(/;$/, '')) as Manifest;
  const pages = Object.entries(manifest.routes).filter(
    ([id]) => !/^routes\/(?:api|files)\//.test(id),
  );
  return `${HEAD}${JSON.stringify({ ...manifest, routes: Object.fromEntries(pages) })};`;
}
