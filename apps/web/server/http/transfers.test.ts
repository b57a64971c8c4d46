import { describe, expect, it } from 'vitest';
import { createTransfers, handedOut, receive, TRANSFERS } from './transfers';

const MEGABYTE = 1024 ** 2;
const LIMITS = {
  ...TRANSFERS,
  ...{ atOnce: 3, waiting: 1, ofNetwork: 2, ofNetworkAround: 3, graceMs: 20 },
};
const turn = (ms = 1) => new Promise((resolve) => setTimeout(resolve, ms));
type Work = Parameters<ReturnType<typeof createTransfers>['run']>[1];
const done: Work = async () => 'done';
/** Ends only when it is given up. */
const idle: Work = ({ givenUp }) =>
  new Promise((resolve) => givenUp.addEventListener('abort', () => resolve('given up')));
/** Moves more than enough, until it is stopped. */
const busy = (): { readonly work: Work; readonly stop: () => void } => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work: Work = ({ moved }) => {
    moved(100 * MEGABYTE);
    return promise;
  };
  return { work, stop: () => resolve('done') };
};

describe('transfers', () => {
  it('of one network are few at once, in whatever spelling of its addresses', async () => {
    const { run } = createTransfers(LIMITS);
    const [one, two] = [busy(), busy()];
    const under = [run('2001:db8::1', one.work), run('2001:db8::2', two.work)];
    expect(await run('2001:db8::3', done)).toMatchObject({ status: 429 });
    expect(await run('10.0.0.1', done)).toBe('done');
    one.stop();
    two.stop();
    await Promise.all(under);
    expect(await run('2001:db8::3', done)).toBe('done');
  });

  it('of the networks around one are few, too', async () => {
    const { run } = createTransfers({ ...LIMITS, atOnce: 10 });
    for (const site of [1, 2, 3]) void run(`2001:db8:${site}::1`, idle);
    expect(await run('2001:db8:4::1', done)).toMatchObject({ status: 429 });
    expect(await run('2001:db9::1', done)).toBe('done');
  });

  it('wait for a place, and are refused where too many wait', async () => {
    const { run, load } = createTransfers(LIMITS);
    const all = [busy(), busy(), busy()];
    const under = all.map(({ work }, host) => run(`10.0.0.${host}`, work));
    const waiting = run('10.0.1.1', done);
    expect(load()).toEqual({ running: 3, waiting: 1 });
    expect(await run('10.0.1.2', done)).toMatchObject({ status: 503, code: 'BUSY' });
    all[0]?.stop();
    expect(await waiting).toBe('done');
    for (const { stop } of all) stop();
    await Promise.all(under);
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });

  it('that move nothing make room as soon as somebody waits, and others do not', async () => {
    const { run } = createTransfers(LIMITS);
    const [one, two] = [busy(), busy()];
    const under = [run('10.0.0.1', one.work), run('10.0.0.2', two.work)];
    const given = run('10.0.0.3', idle);
    await turn(60);
    expect(await run('10.0.0.4', done)).toBe('done');
    expect(await given).toBe('given up');
    one.stop();
    two.stop();
    expect(await Promise.all(under)).toEqual(['done', 'done']);
  });

  it('are given up when they are overdue, and give their place up where they fail', async () => {
    const { run } = createTransfers({ ...LIMITS, atOnce: 1, withinMs: 20 });
    expect(await run('10.0.0.1', idle)).toBe('given up');
    await expect(run('10.0.0.1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await run('10.0.0.1', done)).toBe('done');
  });
});

describe('a body', () => {
  const sent = (body: ReadableStream<Uint8Array>) =>
    new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const text = (letters: number) =>
    new Response('a'.repeat(letters)).body as ReadableStream<Uint8Array>;
  /** So much of a body, and then nothing for ever. */
  const stalled = (letters: number) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(letters)),
    });
  const whole = async (request: Request) => new Response(await request.text());
  const lengthOf = async (answer: Response | object) =>
    answer instanceof Response ? (await answer.text()).length : answer;

  it('comes whole, small or large, up to its bound', async () => {
    const place = { transfers: createTransfers(LIMITS), address: '10.0.0.1' };
    for (const letters of [0, 1, 64 * 1024, 64 * 1024 + 1, MEGABYTE]) {
      const answer = await receive(sent(text(letters)), MEGABYTE, place, whole);
      expect(await lengthOf(answer)).toBe(letters);
    }
    const beyond = await receive(sent(text(MEGABYTE + 1)), MEGABYTE, place, whole);
    expect(beyond).toMatchObject({ status: 413 });
    expect(place.transfers.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('takes no place before it is large, whatever it says it will be', async () => {
    const transfers = createTransfers(LIMITS);
    for (let host = 1; host <= 10; host++) {
      void receive(sent(stalled(60_000)), MEGABYTE, { transfers, address: '10.0.0.1' }, whole);
    }
    await turn(5);
    expect(transfers.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('that is large and stands still is given up for the next', async () => {
    const transfers = createTransfers(LIMITS);
    const held = [1, 2, 3].map((host) =>
      receive(sent(stalled(70_000)), MEGABYTE, { transfers, address: `10.0.0.${host}` }, whole),
    );
    await turn(40);
    const place = { transfers, address: '10.0.1.1' };
    expect(await lengthOf(await receive(sent(text(MEGABYTE)), MEGABYTE, place, whole))).toBe(
      MEGABYTE,
    );
    expect(await Promise.race(held)).toMatchObject({ status: 408 });
  });
});

describe('an answer', () => {
  const bytes = new TextEncoder().encode('a'.repeat(MEGABYTE));

  it('is handed out byte for byte, and its end is told', async () => {
    let moved = 0;
    const { answer, sent } = handedOut(bytes, new Response(null, { status: 200 }), {
      moved: (more) => {
        moved += more;
      },
      givenUp: AbortSignal.timeout(60_000),
    });
    expect((await answer.text()).length).toBe(MEGABYTE);
    await sent;
    expect(moved).toBe(MEGABYTE);
  });

  it('that nobody reads, or wants, ends', async () => {
    const parts = { moved: () => undefined, givenUp: AbortSignal.timeout(10) };
    const unread = handedOut(bytes, new Response(), parts);
    await unread.sent;
    await expect(unread.answer.text()).rejects.toThrow();
    const left = handedOut(bytes, new Response(), {
      ...parts,
      givenUp: AbortSignal.timeout(60_000),
    });
    await left.answer.body?.cancel();
    await left.sent;
  });
});
