import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@trailbook/fakes/free-port';
import { startShell } from '../test/start-shell.ts';

/**
 * How long the main process takes to its first window, and how the window's pages compare to the web server's: both over a
 * port of this machine, uncompressed, the median of so many.
 */
const STARTS = 5;
const ASKED = 40;
const PAGES = ['/en', '/en/characters', '/en/character/seele', '/jp/planner', '/de/warp'];

const starts: number[] = [];
let shell = await startShell();
for (let start = 1; start < STARTS; start++) {
  starts.push(shell.startedMs);
  shell.process.kill();
  shell = await startShell();
}
starts.push(shell.startedMs);
print(`main process to its first window: ${median(starts).toFixed(0)} ms`);

const port = await freePort();
const web = join(import.meta.dirname, '../../web');
const server = spawn(process.execPath, ['server/node/serve.ts'], {
  cwd: web,
  env: { ...process.env, PORT: String(port), OFFLINE: 'false' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (server.stdout) await once(server.stdout, 'data');
for (const page of PAGES) {
  const ours = await timeOf(shell.origin + page);
  const theirs = await timeOf(`http://localhost:${port}${page}`);
  print(
    `${page.padEnd(22)} window ${ours.toFixed(1).padStart(6)} ms   server ${theirs.toFixed(1).padStart(6)} ms   apart ${(ours - theirs).toFixed(1)} ms`,
  );
}
shell.process.kill();
server.kill();

async function timeOf(address: string): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked++) {
    const began = performance.now();
    await (await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })).arrayBuffer();
    times.push(performance.now() - began);
  }
  return median(times);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
