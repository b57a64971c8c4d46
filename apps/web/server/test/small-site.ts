import type { AppLoadContext } from '@remix-run/node';
import { readClientConfig } from '../config/client-config.server';
import { readConfig } from '../config/config';
import { createDataFiles } from '../files/data-files.server';
import { NO_FILES } from '../files/static-files';
import { createStates } from '../http/states';
import { createLookups } from '../models/lookup';
import { createShowcases } from '../showcase/showcases';
import { createSite } from '../site/create-site';
import type { SiteParts } from '../site/site-services';
import { createWarpImports, recordSourceOf } from '../warp-import/warp-imports.server';
import { smallDataset } from './small-dataset';

/** A site on the small dataset, with routes that a test makes up. */
export function smallSite(parts: Partial<SiteParts> = {}) {
  return createSite({
    config: readConfig({}),
    dataset: smallDataset,
    texts: {},
    files: NO_FILES,
    routes: async () => new Response('a page', { headers: { 'Content-Type': 'text/html' } }),
    ...parts,
  });
}

const lookupFor = createLookups(smallDataset, {});

/** What a loader gets, for tests that call one. */
export const smallContext: AppLoadContext = {
  config: readConfig({}),
  dataset: smallDataset,
  findAssets: null,
  lookupFor,
  dataFiles: createDataFiles(lookupFor),
  origin: 'http://localhost:3000',
  clientAddress: '127.0.0.1',
  now: Date.UTC(2026, 10, 22),
  warpImports: createWarpImports(recordSourceOf(readConfig({}))),
  showcases: createShowcases(readConfig({})),
  clientConfig: readClientConfig(null),
  driveAccess: null,
  statistics: null,
  states: createStates('a key for tests'),
  revision: 'one',
  release: null,
};
