import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { openDump } from '../src/dump/dump.ts';
import { ingest } from '../src/ingest.ts';
import { copyWords, writeFiles } from '../src/write.ts';
import { smallTables, withDump } from './small-dump.ts';
import { SMALL_TEXTS } from './small-texts.ts';

/** Writes data/ of the small dump, texts included, for browser tests: `write-small-data.ts FOLDER`. */
const folder = process.argv[2];
if (!folder) throw new Error('Say where to: write-small-data.ts FOLDER');

const { files, texts } = withDump(smallTables(), SMALL_TEXTS, (dump) =>
  ingest(openDump({ folder: dump, version: '9.9' })),
);
writeFiles(folder, files);
copyWords(folder);
writeFiles(join(folder, 'text'), texts);
// Words are written by hand: the dump has none of them.
const data = join(import.meta.dirname, '../../../data');
for (const words of ['terms', 'choices', 'search']) {
  cpSync(join(data, words), join(folder, words), { recursive: true });
}
