import { afterEach, expect, it, vi } from 'vitest';
import { logFault, logLine } from './request-log.server';

afterEach(() => vi.restoreAllMocks());

it('a line holds status, method and path, never the query', () => {
  expect(logLine(500, 'GET', '/en/warp?authkey=secret#planner')).toBe('500 GET /en/warp');
});

it('a long path is cut', () => {
  expect(logLine(500, 'GET', `/${'a'.repeat(15_000)}`)).toBe(`500 GET /${'a'.repeat(199)}…`);
});

it('a fault brings its stack, however long its message is, within bounds', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  logFault(500, 'GET', '/en', new Error('x'.repeat(100_000)));
  expect(String(written.mock.calls[0]?.[0]).length).toBeLessThan(5000);
});
