import { join } from 'node:path';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import type { Dataset } from '@trailbook/core/internal/dataset';
import routes from '../app/routes.ts';
import { readConfig } from '../server/config/config';
import { NO_FILES } from '../server/files/static-files';
import { createSite, type Site } from '../server/site/create-site';

const app = join(import.meta.dirname, '../app');
const ROOT = 'root';

/** The site as the bundler would put it together, without a bundler: its own routes, drawn by its own server half. */
export async function drawnSite(dataset: Dataset): Promise<Site> {
  const build = await serverBuild();
  return createSite({
    ...{ config: readConfig({}), dataset, texts: {}, files: NO_FILES },
    routes: createRequestHandler(build, 'production'),
  });
}

async function serverBuild(): Promise<ServerBuild> {
  const all = [{ id: ROOT, file: 'root.tsx', path: '' }, ...flat(routes, ROOT)];
  const modules = await Promise.all(
    all.map(async (entry) => ({ ...entry, module: await import(join(app, entry.file)) })),
  );
  const assets = modules.map(({ id, module, file, ...place }) => [
    id,
    {
      ...{ id, ...place, module: `/${file}`, imports: [], css: [] },
      hasAction: 'action' in module,
      hasLoader: 'loader' in module,
      hasClientAction: false,
      hasClientLoader: false,
      hasErrorBoundary: 'ErrorBoundary' in module,
    },
  ]);
  return {
    entry: { module: await import(join(app, 'entry.server.tsx')) },
    routes: Object.fromEntries(modules.map((entry) => [entry.id, entry])),
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(assets),
      ...{ url: '/manifest.js', version: '1' },
    },
    ...{ publicPath: '/', assetsBuildDirectory: '', basename: '/', mode: 'production' },
    ...{ isSpaMode: false, future: FUTURE },
  };
}

/** What of `vite.config.ts` the server half goes by. */
const FUTURE: ServerBuild['future'] = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: false,
};

interface FlatRoute {
  readonly id: string;
  readonly parentId: string;
  readonly file: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly caseSensitive?: boolean;
}

function flat(entries: readonly RouteConfigEntry[], parentId: string): FlatRoute[] {
  return entries.flatMap(({ children = [], id, ...entry }) => {
    const own = id ?? entry.file.replace(/\.tsx?$/, '');
    return [{ ...entry, id: own, parentId }, ...flat(children, own)];
  });
}
