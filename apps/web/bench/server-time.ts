import { startServer } from '../test/server-process.ts';
import { atShare } from './percentile.ts';

/** How long the warm server takes for whole pages, one after the other. Needs the built site. */
const PAGES = [
  '/en/character/seele',
  '/jp/character/aglaea',
  '/ru/character/cyrene',
  '/en/lightcone/in-the-night',
  '/en/relics/passerby-of-wandering-cloud',
  '/en/characters',
  '/data/en/characters/seele.json',
];
const WARM_UP = 100;
const ROUNDS = 200;

const server = await startServer();
try {
  for (const page of PAGES) {
    for (let round = 0; round < WARM_UP; round++) await timed(page);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timed(page));
    const at = (share: number) => atShare(times, share).toFixed(1);
    console.info(`${page.padEnd(44)} median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
  }
} finally {
  server.process.kill();
}

async function timed(page: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(server.origin + page);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`);
  return performance.now() - began;
}
