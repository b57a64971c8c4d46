import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { RecordSource } from '@trailbook/api/read-records';
import type { Dataset, Pictures, TextBooks } from '@trailbook/core/internal/dataset';
import { readClientConfig } from '../config/client-config.server';
import { type Config, publicOrigin } from '../config/config';
import { createDriveAccess, type DriveAccess } from '../drive/drive-access.ts';
import type { AssetFiles } from '../files/asset-files';
import { createDataFiles } from '../files/data-files.server';
import type { StaticFiles } from '../files/static-files';
import { NO_WORKER, type WorkerFile } from '../files/worker-file';
import type { WrittenFiles } from '../files/written-files';
import { createStates } from '../http/states';
import { createLookups } from '../models/lookup';
import { createFindAssets } from '../pages/find-assets.server';
import { createShowcases } from '../showcase/showcases';
import type { Statistics } from '../statistics/statistics.ts';
import { statisticsKey } from '../statistics/statistics-key.ts';
import { createGatherer } from '../warp-import/gather-contribution';
import { createWarpImports, recordSourceOf } from '../warp-import/warp-imports.server';
import type { Metrics } from './metrics';
import { revisionOf } from './revision';
import type { SiteContext } from './site-context';

/** What a site is made of. Node's server, the desktop and tests each hand in their own. */
export interface SiteParts {
  readonly config: Config;
  readonly dataset: Dataset;
  readonly texts: TextBooks;
  /** Which pictures and voices there are; null where no manifest says so. */
  readonly pictures?: Pictures | null;
  /** Where contributions go; null where nothing is gathered. */
  readonly statistics?: Statistics | null;
  /** The build's own files. */
  readonly files: StaticFiles;
  /** The operator's folder of pictures and voices. */
  readonly assets?: AssetFiles;
  /** Large files of the data, as the build wrote them. */
  readonly writtenFiles?: WrittenFiles;
  /** Which deployment this is; without one it follows from the settings and the data. */
  readonly revision?: string;
  /** The service worker; none in development, on the desktop, and where it is switched off. */
  readonly worker?: WorkerFile;
  /** Draws pages and answers calls: the routes. */
  readonly routes: (request: Request, context: AppLoadContext) => Promise<Response>;
  /** The server's clock, in milliseconds. */
  readonly now?: () => number;
  readonly metrics?: Metrics;
}

/** What loaders and calls get that is the same for every request. */
export type SiteServices = Omit<SiteContext, 'clientAddress' | 'now'>;

/** Opens what the routes work with, and has its figures read by the metrics. */
export function openServices(parts: SiteParts, metrics: Metrics): SiteServices {
  const { config, dataset, texts, pictures = null, statistics = null } = parts;
  const { worker = NO_WORKER, revision = revisionOf(parts), writtenFiles } = parts;
  const lookupFor = createLookups(dataset, texts);
  const warpImports = createWarpImports(
    countedSource(recordSourceOf(config), metrics),
    createGatherer(statistics, dataset),
    metrics.imported,
  );
  metrics.gauge('imports_running', 'Imports of warps under way.', warpImports.running);
  if (statistics) {
    const { load, writesFail, syncStorage } = statistics;
    metrics.gauge('database_connections', 'The pool of the database.', load);
    metrics.gauge('database_writes_fail', '1 while writes into it fail.', () =>
      Number(writesFail()),
    );
    metrics.gauge(
      'sync_storage',
      'Files of players’ devices: vaults, bytes, and the most.',
      () => ({
        ...syncStorage(),
      }),
    );
  }
  // Without a store for the key, states are valid for this process alone.
  const key = statistics ? statisticsKey(config) : randomBytes(32).toString('base64url');
  const origin = publicOrigin(config);
  return {
    ...{
      config,
      dataset,
      lookupFor,
      findAssets: pictures && createFindAssets(pictures),
      dataFiles: createDataFiles(lookupFor, writtenFiles),
    },
    origin,
    warpImports,
    showcases: createShowcases(config, {
      onAnswer: (answer) => metrics.upstream('showcase', answer),
    }),
    clientConfig: readClientConfig(config.clientConfig),
    driveAccess: openDriveAccess(config, { origin, key, metrics }),
    statistics,
    states: createStates(key),
    ...{ revision, release: worker.release },
  };
}

/** The server's half of the sign-in to Drive, where the operator has a secret for it. */
function openDriveAccess(
  { drive }: Config,
  { metrics, ...parts }: { origin: string; key: string; metrics: Metrics },
): DriveAccess | null {
  if (drive === null || drive.clientSecret === null) return null;
  return createDriveAccess({
    ...{ ...parts, config: { ...drive, clientSecret: drive.clientSecret } },
    onAnswer: (answer) => metrics.upstream('google', answer),
  });
}

/** The game's records, with each of their answers counted. */
function countedSource(source: RecordSource, metrics: Metrics): RecordSource {
  return {
    ...source,
    async ask(...question) {
      const answer = await source.ask(...question);
      metrics.upstream('records', answer.ok ? 'ok' : answer.error.code);
      return answer;
    },
  };
}
