import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../../test/server-process.ts';

/** What the built server tells of its process: a bundle may leave out what a library asks Node for. */
const METRICS_TOKEN = 'a-token-that-nobody-guesses';
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN });
}, 60_000);
afterAll(() => void server.process.kill());

const figuresNow = async () => {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${server.origin}/metrics`, { headers })).text();
};
const figureIn = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

it('its event loop stood still', async () => {
  await figuresNow();
  // A timer of the loop notes the delay. Reading the figures has it begin anew.
  await pause(200);
  server.process.kill('SIGSTOP');
  await pause(600);
  server.process.kill('SIGCONT');
  await pause(200);
  const text = await figuresNow();
  expect(figureIn(text, 'nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.4);
  expect(figureIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0.4);
});

it('it swept up its garbage', async () => {
  for (const language of ['en', 'de', 'jp', 'ru']) {
    await (await fetch(`${server.origin}/${language}/characters`)).text();
  }
  const count = figureIn(await figuresNow(), 'nodejs_gc_duration_seconds_count\\{kind="minor"\\}');
  expect(count).toBeGreaterThan(0);
});
