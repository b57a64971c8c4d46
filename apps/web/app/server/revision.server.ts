import type { AppLoadContext } from '@remix-run/node';

/** Which deployment runs: the revision it was built of, or the data it holds where nobody told. */
export function revisionOf({
  config,
  dataset,
}: Pick<AppLoadContext, 'config' | 'dataset'>): string {
  return config.revision ?? dataset.manifest.hash.slice(0, 12);
}
