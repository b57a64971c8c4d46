import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { askGame } from './ask-game.ts';

let server: Server;
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

async function answering(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await once(server.listen(0), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const ask = (url: string, signal = new AbortController().signal) => askGame(url, 11, signal);
const NETWORK = { ok: false, error: { code: 'NETWORK' } };
const EMPTY = JSON.stringify({ retcode: 0, message: 'OK', data: { list: [] } });

it.each<[string, RequestListener]>([
  ['says nothing', () => {}],
  ['stops in the middle', (_incoming, outgoing) => void outgoing.write('{')],
])('gives up a game that %s after fifteen seconds', async (_what, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const heard = vi.fn(answer);
  const asked = ask(await answering(heard));
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  vi.advanceTimersByTime(15_000);
  expect(await asked).toEqual(NETWORK);
});

it('stops when nobody waits any more, and does not begin then', async () => {
  const heard = vi.fn();
  const url = await answering(heard);
  const left = new AbortController();
  const asked = ask(url, left.signal);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  left.abort();
  expect(await asked).toEqual(NETWORK);
  expect(await ask(url, left.signal)).toEqual(NETWORK);
  expect(heard).toHaveBeenCalledOnce();
});

it('takes no answer that does not end', async () => {
  const url = await answering((_incoming, outgoing) => {
    const more = () => {
      while (outgoing.write(' '.repeat(16 * 1024)));
      outgoing.once('drain', more);
    };
    more();
  });
  expect(await ask(url)).toEqual(NETWORK);
});

it('leaves nothing behind that waits', async () => {
  const url = await answering((_incoming, outgoing) => void outgoing.end(EMPTY));
  const { signal } = new AbortController();
  const waiting = new Set<number>();
  // Those that would not hold the process up are told of as well.
  const hook = createHook({
    init: (id, type) => void (type === 'Timeout' && waiting.add(id)),
    destroy: (id) => void waiting.delete(id),
  }).enable();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  for (let asked = 0; asked < 20; asked++)
    expect(await ask(url, signal)).toMatchObject({ ok: true });
  await new Promise(setImmediate);
  hook.disable();
  expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  // One that keeps the line to the server.
  expect(waiting.size).toBeLessThan(5);
});
