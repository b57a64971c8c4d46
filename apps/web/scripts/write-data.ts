import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Makes the large files of the game's data, with the server that was built before. It may run beside that server. */
setPriority(constants.priority.PRIORITY_LOW);
const build = join(import.meta.dirname, '../build');
const { readConfig, writeDataFiles }: typeof import('../server/site/open-site.ts') = await import(
  pathToFileURL(join(build, 'server/index.js')).href
);
await writeDataFiles(readConfig({ DATA_DIR: process.env.DATA_DIR }), build);
