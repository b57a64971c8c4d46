import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HOSTILE_CALLS, HOSTILE_REQUESTS } from '@trailbook/hostile';
import { startServer } from '../test/server-process.ts';
import { atShare } from './percentile.ts';

/** How long those who mean well wait for their answers while rubbish comes beside them. Needs the built site. */
const SECONDS = 20;
const RUBBISH_A_SECOND = 50;
const NORMAL_A_SECOND = 50;
const NORMAL = [
  '/en',
  '/en/characters',
  '/jp/character/seele',
  '/ru/lightcone/in-the-night',
  '/en/planner',
  '/data/en/characters.json',
  '/api/v1/warp_fetch/11',
  '/api/v1/warp_overview',
  '/api/v1/state',
  '/healthz',
];
// What fetch will not send is said byte by byte, by the hostile test.
const rubbish = [...HOSTILE_REQUESTS, ...HOSTILE_CALLS].filter(
  ({ target }) => !target.includes('\\'),
);

const folder = mkdtempSync(join(tmpdir(), 'trailbook-rubbish-'));
const server = await startServer({ STORE_DIR: folder });
try {
  for (const path of NORMAL) await ask(path);
  const alone = await normalLoad();
  const mixed = await Promise.all([normalLoad(), rubbishLoad()]).then(([times]) => times);
  console.info(`alone:          ${summaryOf(alone)}`);
  console.info(`beside rubbish: ${summaryOf(mixed)}`);
} finally {
  server.process.kill();
  rmSync(folder, { recursive: true });
}

/** As many a second as it says, whether the ones before have been answered or not. */
async function paced(aSecond: number, one: (place: number) => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const all: Promise<unknown>[] = [];
  for (let place = 0; place < aSecond * SECONDS; place++) {
    await wait(Math.max(0, began + (place * 1000) / aSecond - performance.now()));
    all.push(one(place));
  }
  await Promise.all(all);
}

async function normalLoad(): Promise<number[]> {
  const times: number[] = [];
  await paced(NORMAL_A_SECOND, async (place) => {
    times.push(await ask(NORMAL[place % NORMAL.length] ?? '/en'));
  });
  return times;
}

function rubbishLoad(): Promise<void> {
  return paced(RUBBISH_A_SECOND, async (place) => {
    const { target, method, headers, body } = rubbish[place % rubbish.length] ?? { target: '/' };
    const request = {
      ...(method === undefined ? {} : { method }),
      ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { body: Buffer.from(body, 'latin1') }),
    };
    const answer = await fetch(server.origin + target, { ...request, redirect: 'manual' }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
  });
}

async function ask(path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(server.origin + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - began;
}

function summaryOf(times: readonly number[]): string {
  const at = (share: number) => atShare(times, share).toFixed(1);
  return `${times.length} answers, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, all within ${at(1)} ms`;
}
