import { join } from 'node:path';
import { readJson } from './package-files.ts';

/**
 * Tells which built package a tag releases, as a workflow reads it: `folder=…/dist/core`. The tag must name the version
 * that was built.
 *
 *     node scripts/tagged-package.ts @trailbook/core@0.1.0 [OUT]
 */
const [tag = '', out = join(import.meta.dirname, '../dist')] = process.argv.slice(2);
const folder = join(out, /^@trailbook\/(core|data)@/.exec(tag)?.[1] ?? 'core');
const { name, version } = readJson<{ name: string; version: string }>(join(folder, 'package.json'));
if (tag === `${name}@${version}`) {
  console.info(`folder=${folder}`);
} else {
  console.error(
    `The tag is ${tag}, what was built ${name}@${version}: run \`pnpm changeset version\`, commit, and tag that.`,
  );
  process.exitCode = 1;
}
