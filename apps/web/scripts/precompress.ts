import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes .br and .gz beside each asset that gains from it, for the server to send as they are. */
const folder = join(import.meta.dirname, '../build/client');
const WORTH_BYTES = 1024;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|json|txt)$/.test(name)) continue;
  const file = join(folder, name);
  const content = readFileSync(file);
  if (content.length < WORTH_BYTES) continue;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, options));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
