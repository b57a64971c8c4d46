import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Pictures, smallerWidths } from '@trailbook/core/internal/dataset';
import { startServer } from '../../test/server-process.ts';
import { solidWebp } from './solid-webp.ts';

/** A site on the committed data with a folder of pictures and clips, and the manifest of them. */
export interface PictureSite {
  readonly origin: string;
  close(): Promise<void>;
}

export async function openPictureSite(manifest: Pictures): Promise<PictureSite> {
  const folder = mkdtempSync(join(tmpdir(), 'trailbook-pictures-'));
  const [data, assets] = [join(folder, 'data'), join(folder, 'assets')];
  cpSync(join(import.meta.dirname, '../../../../data'), data, { recursive: true });
  // What an operator may have put there is none of this site's.
  rmSync(join(data, 'text'), { recursive: true, force: true });
  writeFileSync(join(data, 'pictures.json'), JSON.stringify(manifest));
  for (const [path, { width, height }] of Object.entries(manifest.pictures)) {
    write(join(assets, `${path}.webp`), solidWebp(width, height));
    for (const smaller of smallerWidths(width)) {
      const file = join(assets, `${path}.${smaller}.webp`);
      write(file, solidWebp(smaller, Math.round((height * smaller) / width)));
    }
  }
  const server = await startServer({ DATA_DIR: data, ASSETS_URL: assets, OFFLINE: 'false' });
  return {
    origin: server.origin,
    async close() {
      const isOver = new Promise((resolve) => server.process.once('exit', resolve));
      server.process.kill('SIGKILL');
      await isOver;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
