import { join } from 'node:path';
import { buildCore } from './build-core.ts';
import { buildData } from './build-data.ts';
import { emptied } from './package-files.ts';

/**
 * Builds what npm gets, in two folders: `@trailbook/core`, compiled, with types, golden cases and the verifier; and
 * `@trailbook/data`, the game's data. The sources themselves are private, so that nobody publishes them by mistake.
 *
 *     pnpm --filter @trailbook/core build:package [OUT]
 */
const out = process.argv[2] ?? join(import.meta.dirname, '../dist');
buildCore(emptied(join(out, 'core')));
buildData(emptied(join(out, 'data')));
