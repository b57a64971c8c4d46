import * as build from 'virtual:remix/server-build';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Config } from './server/config.server';
import { createSite, type Site } from './server/create-site.server';
import { findDataFolder } from './server/data-folder.server';
import { loadDataset } from './server/dataset.server';
import { NO_FILES, staticFiles } from './server/static-files.server';
import { loadTexts } from './server/texts.server';

/** The build's entry: what Node's server, the desktop's shell and the development server start from. */
export { readConfig } from './server/config.server';
export { refuse } from './server/create-site.server';

/**
 * Opens the site on its data, which is read and checked here: damaged data stops the start with its name.
 * Better no site than one with wrong numbers.
 */
export function openSite(config: Config, clientFolder?: string): Site {
  const dataFolder = config.dataFolder ?? findDataFolder(process.cwd());
  return createSite({
    config,
    dataset: loadDataset(dataFolder),
    texts: loadTexts(dataFolder),
    files: clientFolder ? staticFiles(clientFolder) : NO_FILES,
    // The bundler's declaration differs from Remix's own in what may be undefined, and in nothing else.
    routes: createRequestHandler(build as ServerBuild, build.mode),
  });
}
