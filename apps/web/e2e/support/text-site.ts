import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One pixel, as WebP. */
const PIXEL = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/**
 * A second site for browser tests: on the small dump of our own, with its texts, and with a store of
 * pictures and voices beside it. `text-site.ts PORT`; the store listens on the next port.
 */
const port = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'trailbook-small-'));
const remove = () => rmSync(folder, { recursive: true, force: true });
process.once('exit', remove);

const ingest = join(import.meta.dirname, '../../../../tooling/ingest/test/write-small-data.ts');
execFileSync(process.execPath, [ingest, folder]);

createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://localhost').pathname;
  const asset = assetAt(path);
  if (!asset) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': asset.type, 'Accept-Ranges': 'bytes' });
  response.end(asset.body);
}).listen(port + 1);

process.env.PORT = String(port);
process.env.DATA_DIR = folder;
process.env.ASSETS_URL = `http://localhost:${port + 1}/cdn/`;
process.chdir(join(import.meta.dirname, '../..'));
const { serve } = await import('../../server/node/serve.ts');
await serve();
// All of it has been read by now. Whoever stops this leaves no time for it.
remove();

/** One pixel; voices in English and Japanese; the one skin comes damaged, the rest is not there. */
function assetAt(path: string): { type: string; body: Buffer } | undefined {
  if (/^\/cdn\/Voice\/(en|jp)\/71001001\.mp3$/.test(path))
    return { type: 'audio/mpeg', body: silence(6) };
  if (/^\/cdn\/Voice\/en\/71001002\.mp3$/.test(path))
    return { type: 'audio/mpeg', body: silence(1) };
  if (path === '/cdn/Art/1001.webp') return { type: 'image/webp', body: PIXEL };
  if (path === '/cdn/Skin/1100101.webp') {
    return { type: 'image/webp', body: PIXEL.subarray(0, PIXEL.length - 6) };
  }
  return undefined;
}

/** A clip without a sound: frames of MPEG-1 layer III at 32 kbit/s, 26 ms each, all of them empty. */
function silence(seconds: number): Buffer {
  const frame = Buffer.alloc(104);
  frame.set([0xff, 0xfb, 0x10, 0xc4]);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 1000) / 26.12) }, () => frame));
}
