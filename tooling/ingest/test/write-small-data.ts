import { join } from 'node:path';
import { openDump } from '../src/dump/dump.ts';
import { NO_EFFECTS, type WrittenEffects, type WrittenEntry } from '../src/effects/source.ts';
import { ingest } from '../src/ingest.ts';
import { copyWords, writeFiles } from '../src/write.ts';
import { smallTables, withDump } from './small-dump.ts';
import { SMALL_TEXTS } from './small-texts.ts';

/** Writes data/ of the small dump, texts included, for browser tests: `write-small-data.ts FOLDER`. */
const folder = process.argv[2];
if (!folder) throw new Error('Say where to: write-small-data.ts FOLDER');

/** Lines beside two of the sentences. */
const raisesAtk: WrittenEntry = {
  effects: [{ do: 'up', to: 'self', stat: 'atk', amount: '#1%' }],
};
const effects: WrittenEffects = {
  ...NO_EFFECTS,
  characters: new Map([[1001, { eidolons: { 100101: raisesAtk } }]]),
  lightcones: new Map([[23000, raisesAtk]]),
};

const { files, texts } = withDump(smallTables(), SMALL_TEXTS, (dump) =>
  ingest(openDump({ folder: dump, version: '9.9' }), [], effects),
);
writeFiles(folder, files);
copyWords(folder);
writeFiles(join(folder, 'text'), texts);
