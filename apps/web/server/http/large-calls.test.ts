import { describe, expect, it } from 'vitest';
import { createLargeCalls } from './large-calls';

const MEGABYTE = 1024 ** 2;
const LIMITS = { atOnce: 3, waiting: 1, ofNetwork: 2, withinMs: 60_000 };
const large = async () => new Response('a'.repeat(MEGABYTE));
const turn = () => new Promise((resolve) => setTimeout(resolve, 1));
const never = () => new Promise<Response>(() => undefined);

describe('large calls', () => {
  it('are answered byte for byte, one after the other', async () => {
    const calls = createLargeCalls(LIMITS);
    for (let count = 0; count < 10; count++) {
      const answer = (await calls.answer('10.0.0.1', large)) as Response;
      expect((await answer.text()).length).toBe(MEGABYTE);
    }
  });

  it('of one network are few at once, in whatever spelling of its addresses', async () => {
    const calls = createLargeCalls(LIMITS);
    void calls.answer('2001:db8::1', never);
    void calls.answer('2001:db8::2', never);
    expect(await calls.answer('2001:db8::3', large)).toMatchObject({ status: 429 });
    expect(await calls.answer('10.0.0.1', large)).toMatchObject({ status: 200 });
  });

  it('keep their place until all is read, or the reader has left', async () => {
    const calls = createLargeCalls(LIMITS);
    const unread = (await calls.answer('10.0.0.1', large)) as Response;
    const left = (await calls.answer('10.0.0.1', large)) as Response;
    expect(await calls.answer('10.0.0.1', large)).toMatchObject({ status: 429 });
    await left.body?.cancel();
    await turn();
    const next = (await calls.answer('10.0.0.1', large)) as Response;
    expect((await next.text()).length).toBe(MEGABYTE);
    expect((await unread.text()).length).toBe(MEGABYTE);
  });

  it('wait for a place, and are refused where too many wait', async () => {
    const calls = createLargeCalls(LIMITS);
    const unread = await Promise.all(
      [1, 2, 3].map((host) => calls.answer(`10.0.0.${host}`, large) as Promise<Response>),
    );
    const waiting = calls.answer('10.0.0.4', large);
    expect(await calls.answer('10.0.0.5', large)).toMatchObject({ status: 503, code: 'BUSY' });
    await unread[0]?.text();
    expect(await waiting).toMatchObject({ status: 200 });
  });

  it('give their place up where they fail, or are read too slowly', async () => {
    const calls = createLargeCalls({ ...LIMITS, atOnce: 1, ofNetwork: 1, withinMs: 20 });
    const failing = () => Promise.reject(new Error('no'));
    await expect(calls.answer('10.0.0.1', failing)).rejects.toThrow('no');
    await turn();
    const unread = (await calls.answer('10.0.0.1', large)) as Response;
    await new Promise((resolve) => setTimeout(resolve, 40));
    await expect(unread.text()).rejects.toThrow();
    expect(await calls.answer('10.0.0.1', large)).toMatchObject({ status: 200 });
  });
});
