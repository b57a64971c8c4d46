import { join } from 'node:path';
import { readData } from '../src/asked.ts';
import { writeFakeDump } from './fake-dump.ts';

/** Writes a dump of nothing but inventions, for the site's own data: `write-fake-dump.ts FOLDER [PICTURES [CLIPS]]`. */
const [folder, pictures = '2000', voices = '200'] = process.argv.slice(2);
if (!folder) throw new Error('Say where to: write-fake-dump.ts FOLDER');

const data = readData(join(import.meta.dirname, '../../../data'));
await writeFakeDump(folder, data, { pictures: Number(pictures), voices: Number(voices) });
