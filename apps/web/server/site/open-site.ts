import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { type Dataset, LANGUAGES, type TextBooks } from '@trailbook/core/internal/dataset';
import type { Config } from '../config/config';
import { settingError } from '../config/config-error.ts';
import { assetFiles, NO_ASSETS } from '../files/asset-files';
import { filesToWrite } from '../files/data-files.server';
import { findDataFolder } from '../files/data-folder';
import { loadDataset } from '../files/load-dataset';
import { loadPictures } from '../files/load-pictures';
import { loadTexts } from '../files/load-texts';
import { NO_FILES, staticFiles } from '../files/static-files';
import { workerFile } from '../files/worker-file';
import { writeFiles, writtenFiles } from '../files/written-files';
import { contentHash } from '../http/content-hash';
import { createLookups } from '../models/lookup';
import { databasePlace, openOrAwait } from '../statistics/open-database.ts';
import { openStatistics, type Statistics } from '../statistics/statistics.ts';
import { contributorNames, statisticsKey } from '../statistics/statistics-key.ts';
import { mostSyncBytes } from '../statistics/sync-storage.ts';
import { createSite, type Site } from './create-site';
import { createMetrics } from './metrics';
import { revisionOf } from './revision';

/**
 * The database of the global statistics, migrated to this release's tables as soon as it is there. The caller closes it.
 *
 * @throws ConfigError naming the setting that says where it is
 */
export async function openGlobalStatistics(config: Config): Promise<Statistics> {
  try {
    const key = statisticsKey(config);
    const place = databasePlace(config);
    const { database, prepare } = await openOrAwait(place, contributorNames(key));
    return openStatistics(database, key, {
      ...{ steps: config.figuresStep ?? undefined, prepare },
      mostSyncBytes: (taken) => mostSyncBytes(config.mostSyncBytes, place, taken),
    });
  } catch (error) {
    throw settingError(config.databaseUrl === null ? 'STORE_DIR' : 'DATABASE_URL', error);
  }
}

/** The build's entry: what Node's server, the desktop's shell and the development server start from. */
export { readConfig } from '../config/config';
export { refuse } from './create-site';

/**
 * Opens the site on its data, which is read and checked here: damaged data stops the start with its name.
 * Better no site than one with wrong numbers.
 */
export function openSite(
  config: Config,
  clientFolder?: string,
  statistics: Statistics | null = null,
): Site {
  const { dataset, texts, pictures } = openData(config);
  const buildFolder = clientFolder && join(clientFolder, '..');
  const revision = revisionOf({ config, dataset, buildFolder });
  const files = clientFolder ? staticFiles(clientFolder) : NO_FILES;
  return createSite({
    ...{ config, statistics },
    metrics: createMetrics({ token: config.metricsToken, ofProcess: true }),
    ...{ texts, pictures, files, assets: openAssets(config), dataset, revision },
    ...(buildFolder && {
      writtenFiles: writtenFiles(
        join(buildFolder, WRITTEN),
        dataMark({ dataset, texts, buildFolder }),
      ),
    }),
    ...(buildFolder &&
      config.keepsOffline && {
        worker: workerFile({
          path: join(buildFolder, 'worker/service-worker.js'),
          files: files.paths,
          start: startFiles(build.assets),
          marks: [
            ...[revision, dataset.manifest.hash, config.branch, config.assetsUrl ?? ''],
            // Pages that a browser has stored show what was there then.
            JSON.stringify(pictures),
          ],
          assetsUrl: config.assetsUrl,
        }),
      }),
    // The bundler's declaration differs from Remix's own in what may be undefined, and in nothing else.
    routes: createRequestHandler(build as ServerBuild, build.mode),
  });
}

/** Makes the large files of the game's data, which the server then sends from disk. A step of the build. */
export async function writeDataFiles(config: Config, buildFolder: string): Promise<void> {
  const { dataset, texts } = openData(config);
  const lookupFor = createLookups(dataset, texts);
  async function* all() {
    for (const language of LANGUAGES) {
      for await (const { name, ...file } of filesToWrite(lookupFor, language)) {
        yield { key: `${language}/${name}`, ...file };
      }
    }
  }
  await writeFiles(join(buildFolder, WRITTEN), dataMark({ dataset, texts, buildFolder }), all());
}

/** Where the build has the written files. */
const WRITTEN = 'data';

/** Stands for all that data files are made of, and for the build that makes them. */
function dataMark(made: { dataset: Dataset; texts: TextBooks; buildFolder: string }): string {
  const { manifest, terms, search } = made.dataset;
  const code = readFileSync(join(made.buildFolder, 'server/index.js'), 'utf8');
  return contentHash(manifest.hash, JSON.stringify({ terms, search, texts: made.texts }), code);
}

/** The game's data, texts and pictures. @throws ConfigError where DATA_DIR says which they are, and they cannot be read */
function openData({ dataFolder }: Config) {
  const folder = dataFolder ?? findDataFolder(process.cwd());
  try {
    return {
      dataset: loadDataset(folder),
      texts: loadTexts(folder),
      pictures: loadPictures(folder),
    };
  } catch (error) {
    throw dataFolder === null ? error : settingError('DATA_DIR', error);
  }
}

/** @throws ConfigError where ASSETS_URL names a folder that is not there */
function openAssets({ assetsFolder }: Config) {
  try {
    return assetsFolder === null ? NO_ASSETS : assetFiles(assetsFolder);
  } catch (error) {
    throw settingError('ASSETS_URL', error);
  }
}

/** The scripts that every page starts with. */
function startFiles({ url, entry, routes }: ServerBuild['assets']): string[] {
  const shared = [routes.root, routes.home].flatMap((route) =>
    route ? [route.module, ...(route.imports ?? [])] : [],
  );
  return [...new Set([url, entry.module, ...entry.imports, ...shared])];
}
