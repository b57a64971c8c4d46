import { join } from 'node:path';
import { ROOT, readJson } from './package-files.ts';

/** Where core's own entries are, and what the house alone may enter of them. */
export const { exports: CORE_EXPORTS } = readJson<{
  readonly exports: Readonly<Record<string, string>>;
}>(join(ROOT, 'packages/core/package.json'));

/** What npm users may enter of `@trailbook/core`, with its source as seen from there: core, the API's client and the verifier. */
export const PUBLIC_ENTRIES: readonly (readonly [entry: string, source: string])[] = [
  ...Object.entries(CORE_EXPORTS).filter(([entry]) => !entry.startsWith('./internal/')),
  ['./client', '../api/src/client.ts'] as const,
  ['./verify', '../verifier/src/verify/index.ts'] as const,
].sort(([a], [b]) => (a < b ? -1 : 1));
