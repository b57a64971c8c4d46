import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestIdOf, withRequestId } from './request-id';
import { logFault, logProblem, logRequest } from './request-log.server';

let written: string[];

beforeEach(() => {
  written = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    written.push(line);
  });
});
afterEach(() => vi.restoreAllMocks());

const logged = () => written.map((line) => JSON.parse(line));

it('each is one line of JSON, with its time, how grave it is, and the request it belongs to', async () => {
  await withRequestId('abc-12345', async () => {
    await Promise.resolve();
    logFault(500, 'GET', '/en', new Error('one\ntwo'));
  });
  logProblem('Counters wait.', new Error('locked'));
  expect(logged()).toMatchObject([
    { level: 'error', event: 'fault', request: 'abc-12345', status: 500, path: '/en' },
    { level: 'warn', event: 'problem', what: 'Counters wait.', why: 'locked' },
  ]);
  for (const { time } of logged()) expect(new Date(time).toISOString()).toBe(time);
  expect(written.join('')).not.toContain('\n');
});

it('logs status, method, path and time of a request, never its query', () => {
  logRequest({ status: 200, method: 'GET', path: '/en/warp?authkey=secret#planner' }, 0.0123);
  expect(logged()).toMatchObject([{ status: 200, method: 'GET', path: '/en/warp', ms: 12 }]);
  expect(written.join('')).not.toContain('secret');
});

it.each([
  '/https://game.example/getGachaLog%3Fauthkey%3Dsecret',
  '/en/https%3A%2F%2Fgame.example%2F%3Fauthkey=secret',
  '/en/authkey=secret',
  '/en/game.example&authkey=secret',
])('a link that was pasted as a path is not logged: %s', (path) => {
  logRequest({ status: 404, method: 'GET', path }, 0);
  logFault(500, 'GET', path, new Error('broken'));
  expect(written.join('')).not.toContain('secret');
});

it('no account number and no id of a pull is written', () => {
  logRequest({ status: 200, method: 'GET', path: '/api/v1/showcase/800000001' }, 0);
  logFault(500, 'GET', '/en', new Error('row 1234567890123456789 of 7000000001'));
  expect(logged()[0].path).toBe('/api/v1/showcase/#');
  expect(written.join('')).not.toMatch(/800000001|1234567890123456789|7000000001/);
});

it('a long path is cut', () => {
  logRequest({ status: 414, method: 'GET', path: `/${'a'.repeat(15_000)}` }, 0);
  expect(logged()[0].path).toBe(`/${'a'.repeat(199)}…`);
});

it('a fault brings its stack, however long its message is, within bounds', () => {
  logFault(500, 'GET', '/en', new Error('x'.repeat(100_000)));
  expect(written.join('').length).toBeLessThan(5000);
});

it('a request is named anew, but by a proxy of ours', () => {
  const headers = new Headers({ 'X-Request-Id': 'from-outside-1' });
  expect(requestIdOf(headers, 0)).not.toBe('from-outside-1');
  expect(requestIdOf(headers, 1)).toBe('from-outside-1');
  for (const odd of ['', 'short', 'a b c d e f g h', 'x'.repeat(65), '"><script>']) {
    expect(requestIdOf(new Headers({ 'X-Request-Id': odd }), 1)).toMatch(/^[\da-f-]{36}$/);
  }
});
