import type { Plugin, ViteDevServer } from 'vite';
import { nodeHandler } from '../server/node/node-adapter.ts';

type SiteModule = typeof import('../server/site/open-site.ts');
const ENTRY = 'server/site/open-site.ts';

/** Makes the site, not the bare routes, what the server's build exports. Stands after Remix's plugin. */
export function siteBuild(): Plugin {
  return {
    name: 'trailbook-build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? { build: { rollupOptions: { input: ENTRY } } } : undefined,
  };
}

/** Answers with the same site in development. Stands before Remix's plugin, which knows the routes only. */
export function siteInDevelopment(): Plugin {
  return {
    name: 'trailbook-development',
    configureServer: (server) => () => {
      const open = siteOf(server);
      server.middlewares.use(async (incoming, outgoing, next) => {
        try {
          const { site, refuse } = await open();
          incoming.url = incoming.originalUrl ?? incoming.url;
          await nodeHandler(async (...args) => forBundler(await site(...args)), refuse)(
            incoming,
            outgoing,
          );
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The site, opened anew whenever its code has changed. */
function siteOf(server: ViteDevServer) {
  type Opened = Awaited<ReturnType<SiteModule['openGlobalStatistics']>>;
  let statistics: Opened | undefined;
  let last: { module: SiteModule; site: ReturnType<SiteModule['openSite']> } | undefined;
  return async () => {
    // What the entry exports is known from its source.
    const module = (await server.ssrLoadModule(ENTRY)) as SiteModule;
    if (last?.module !== module) {
      const config = module.readConfig(process.env);
      await statistics?.close();
      statistics = await module.openGlobalStatistics(config);
      last = { module, site: module.openSite(config, undefined, statistics) };
    }
    return { site: last.site, refuse: module.refuse };
  };
}

/** The bundler's own scripts and styles stand in the page, and it talks over a socket. */
function forBundler(response: Response): Response {
  response.headers.delete('Content-Security-Policy');
  return response;
}
