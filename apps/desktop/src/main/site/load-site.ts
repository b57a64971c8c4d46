import { join } from 'node:path';
import type { App } from 'electron';
import type { openLocalFiles } from '../local-files.ts';
import { createSiteHandler, type SiteHandler } from '../site-handler.ts';
import { checkFiles } from './check-files.ts';
import { configuredSite } from './configured-site.ts';
import { forwardCalls } from './forward-calls.ts';

interface Shell {
  readonly app: Pick<App, 'isPackaged'>;
  /** The folder of the bundle. */
  readonly here: string;
  readonly local: Pick<ReturnType<typeof openLocalFiles>, 'settings' | 'language'>;
  /** Electron's `net.fetch`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The site's own server build, inside the program's archive. */
export function siteFolder({ app, here }: Pick<Shell, 'app' | 'here'>): string {
  return app.isPackaged ? join(here, '../site') : join(here, '../../../web/build');
}

/** The site's own server build, in this process: no port is opened. */
export async function loadSite(shell: Shell): Promise<SiteHandler> {
  const { local, fetch } = shell;
  const site = configuredSite(local.settings.read()?.site);
  return createSiteHandler(siteFolder(shell), {
    settings: {
      DATA_DIR: await dataFolder(shell),
      // All of the site is here: nothing has to be kept for times without a network.
      OFFLINE: 'false',
      CALLS_ELSEWHERE: String(site !== null),
      // Where what is shared from here is opened.
      SITE_URL: site ?? undefined,
      ASSETS_URL: process.env.TRAILBOOK_ASSETS_URL,
      GOOGLE_CLIENT_ID: site === null ? undefined : process.env.TRAILBOOK_GOOGLE_CLIENT_ID,
    },
    language: () => local.language.read()?.language,
    forward: site === null ? undefined : forwardCalls(site, fetch),
  });
}

/** The game's data: beside the archive, as they are in the list that is inside of it. */
async function dataFolder({ app, here }: Shell): Promise<string> {
  if (!app.isPackaged) return process.env.DATA_DIR || join(here, '../../../../data');
  const folder = join(process.resourcesPath, 'data');
  await checkFiles(folder, join(here, '../data-hashes.json'));
  return folder;
}
