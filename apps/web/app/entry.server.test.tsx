import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { smallSite } from '../server/test/small-site';
import * as entry from './entry.server';
import * as root from './root';

const PATH = 'privacy';

let isBroken = true;
function Part() {
  if (isBroken) throw new Error('a fault of ours');
  return <p>the part</p>;
}

const PAGES = {
  'outside of all that may wait': () => <Part />,
  'in a part that may wait': () => (
    <Suspense fallback={<p>a moment</p>}>
      <Part />
    </Suspense>
  ),
};

/** The site with one page, drawn by its own server half. */
function siteWith(Page: () => JSX.Element) {
  const page = { default: Page, loader: () => ({}) };
  const routes = {
    root: { id: 'root', path: '', module: root },
    page: { id: 'page', parentId: 'root', path: `:lang/${PATH}`, module: page },
  };
  const assets = Object.entries(routes).map(([id, { module, ...place }]) => [
    id,
    {
      ...place,
      ...{ module: `/${id}.js`, imports: [], css: [], hasLoader: true, hasAction: false },
      ...{ hasClientLoader: false, hasClientAction: false },
      hasErrorBoundary: 'ErrorBoundary' in module,
    },
  ]);
  const build = {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      ...{ routes: Object.fromEntries(assets), url: '/manifest.js', version: '1' },
    },
    ...{ publicPath: '/', assetsBuildDirectory: '', basename: '/', mode: 'production' },
    ...{ isSpaMode: false, future: { v3_singleFetch: true } },
    // As much of a build as is drawn by.
  } as unknown as ServerBuild;
  return smallSite({ routes: createRequestHandler(build, 'production') });
}

describe('a fault while a page is drawn', () => {
  afterEach(() => {
    isBroken = true;
    vi.restoreAllMocks();
  });

  it.each(Object.entries(PAGES))(
    '%s is told in words, and half a page is never kept',
    async (_where, Page) => {
      const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const site = siteWith(Page);
      const ask = () => site(new Request(`http://localhost:3000/de/${PATH}`));
      const response = await ask();
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(response.headers.get('Content-Security-Policy')).toContain('script-src');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(html).toContain('Ein Fehler ist aufgetreten.');
      expect(html).toContain('</html>');
      expect(html).not.toMatch(/a moment|a fault of ours/);
      expect(lines.mock.calls.join()).toContain('a fault of ours');

      isBroken = false;
      const next = await ask();
      expect(next.status).toBe(200);
      expect(await next.text()).toContain('the part');
    },
  );
});
