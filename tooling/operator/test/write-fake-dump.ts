import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '../src/asked.ts';
import { askingForMore, writeFakeDump } from './fake-dump.ts';

/**
 * Writes a dump of nothing but inventions, for the site's own data: `write-fake-dump.ts FOLDER [PICTURES [CLIPS]]`.
 * Where that is more pictures than pages ask for, data that ask for them lie in `FOLDER/data`.
 */
const [folder, pictures = '2000', voices = '200'] = process.argv.slice(2);
if (!folder) throw new Error('Say where to: write-fake-dump.ts FOLDER');

const own = join(import.meta.dirname, '../../../data');
const data = readData(own);
const asking = askingForMore(data, Number(pictures));
await writeFakeDump(folder, asking, { pictures: Number(pictures), voices: Number(voices) });
if (asking.items.length > data.items.length) {
  cpSync(own, join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data/game/items.json'), JSON.stringify(asking.items));
}
