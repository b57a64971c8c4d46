import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Args } from './api-route.server';
import { apiStream } from './api-stream.server';

const call = (lines: AsyncIterable<number>) =>
  apiStream({ input: z.object({}), output: z.number(), fault: -1, handle: () => lines });

const asked = () =>
  ({
    request: new Request('http://localhost/api/v1/anything', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }),
    context: { states: { holds: () => true } },
    params: {},
  }) as unknown as Args;

/** Gives one line, and the next when it is let. */
function held() {
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  const lines = {
    async *[Symbol.asyncIterator]() {
      yield 1;
      await wait;
    },
  };
  return { lines, release };
}

/** Until what is under way has gone as far as it can. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('an answer that comes line by line', () => {
  it('ends without a fault where the client leaves midway', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { lines, release } = held();
    const response = await call(lines)(asked());
    const reader = response.body?.getReader();
    await reader?.read();
    await turn();
    const left = reader?.cancel();
    release();
    await left;
    await turn();
    expect(logged).not.toHaveBeenCalled();
  });

  it('is refused where it does not begin in time', async () => {
    const handle = () => new Promise<never>(() => undefined);
    const never = apiStream({
      ...{ input: z.object({}), output: z.number(), fault: -1, maxMs: 20, handle },
    });
    const answer = await never(asked());
    expect([answer.status, await answer.json()]).toEqual([503, { error: { code: 'TOO_SLOW' } }]);
  });
});
