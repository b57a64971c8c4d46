import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '@trailbook/core/internal/dataset';
import type { Config } from '../config/config';
import { contentHash } from '../http/content-hash';

/** Files that differ from build to build: the server's entry names all of its parts by their content. */
const BUILD_MARKS = ['server/index.js', 'worker/service-worker.js'];

interface Deployment {
  readonly config: Pick<Config, 'revision'>;
  readonly dataset: Pick<Dataset, 'manifest' | 'terms' | 'choices' | 'search'>;
  /** Where the build is; none in development. */
  readonly buildFolder?: string | undefined;
}

/**
 * Which deployment runs: the revision of the settings or, without one, a hash of its build and its data. A release
 * that leaves the data alone is another one too, whether browsers keep the site or not.
 */
export function revisionOf({ config, dataset, buildFolder }: Deployment): string {
  const marks = buildFolder ? BUILD_MARKS.map((name) => read(join(buildFolder, name))) : [];
  const { manifest, terms, choices, search } = dataset;
  // The manifest's hash is that of the game's facts and names alone.
  return (
    config.revision ??
    contentHash(manifest.hash, JSON.stringify({ terms, choices, search }), ...marks)
  );
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
