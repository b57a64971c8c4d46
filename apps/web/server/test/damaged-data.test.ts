import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const MINUTE_MS = 60_000;

it(
  'damaged game data stops the server with the file at fault',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'trailbook-damaged-'));
    cpSync(join(WEB, '../../data'), data, { recursive: true });
    const file = join(data, 'game/characters.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 50_000));
    const server = spawn(process.execPath, ['server/node/serve.ts'], {
      cwd: WEB,
      env: { ...process.env, DATA_DIR: data, PORT: '0' },
      // One that starts in spite of it is told by its signal.
      timeout: MINUTE_MS / 2,
    });
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    const [code] = await once(server, 'close');
    rmSync(data, { recursive: true });
    expect(code).toBe(1);
    expect(said).toContain('data/game/characters.json');
    expect(said).toContain('Run the ingest again.');
  },
  MINUTE_MS,
);
