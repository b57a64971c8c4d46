import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOnly } from './pages-only.ts';

/** Takes out of the browser's list of routes what is none of a page. */
const folder = join(import.meta.dirname, '../build/client/assets');

for (const name of readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name))) {
  const file = join(folder, name);
  writeFileSync(file, pagesOnly(readFileSync(file, 'utf8')));
}
