import { ARCHIVE_LIMITS } from '@trailbook/core/internal/move-in';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShares, SHARE_LIMITS } from './shares.ts';

const ADDRESS = 'https://site.test/import';
const LINK = 'https://example.com/getGachaLog?authkey=c2VjcmV0&lang=en';

function post(fields: Readonly<Record<string, string | readonly File[]>>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  return new Request(ADDRESS, { method: 'POST', body });
}

const file = (name: string, content = '{}') => new File([content], name);

let awake: Promise<void>[] = [];
const keepAwake = (until: Promise<void>) => void awake.push(until);
const received = async (request: Request, shares = createShares()) => {
  const mark = await shares.receive(request, keepAwake);
  return { mark, shared: shares.take(mark) };
};

beforeEach(() => {
  awake = [];
});
afterEach(() => vi.useRealTimers());

describe('what is shared (U38)', () => {
  it('is handed to the first who asks, and is gone then', async () => {
    const shares = createShares();
    const mark = await shares.receive(post({ files: [file('a.json', '[4010101]')] }), keepAwake);
    expect(mark).toMatch(/^[\da-f-]{36}$/);
    const taken = shares.take(mark);
    expect(taken?.files.map(({ name }) => name)).toEqual(['a.json']);
    expect(await taken?.files[0]?.text()).toBe('[4010101]');
    expect(shares.take(mark)).toBeUndefined();
    // The worker may rest again.
    await Promise.all(awake);
  });

  it('is nothing to who does not know its name', async () => {
    const shares = createShares();
    const mark = await shares.receive(post({ text: LINK }), keepAwake);
    for (const name of ['', 'late', '__proto__', mark.toUpperCase()]) {
      expect(shares.take(name)).toBeUndefined();
    }
    expect(shares.take(mark)?.text).toBe(LINK);
  });

  it('waits for a minute and no longer', async () => {
    const shares = createShares();
    const request = post({ text: LINK });
    vi.useFakeTimers();
    const [early, late] = [
      await shares.receive(request.clone(), keepAwake),
      await shares.receive(request, keepAwake),
    ];
    vi.advanceTimersByTime(59_000);
    expect(shares.take(early)?.text).toBe(LINK);
    vi.advanceTimersByTime(1000);
    expect(shares.take(late)).toBeUndefined();
    await Promise.all(awake);
  });

  it('waits beside two others at most', async () => {
    const shares = createShares();
    const marks: string[] = [];
    for (const text of ['one', 'two', 'three', 'four']) {
      marks.push(await shares.receive(post({ text }), keepAwake));
    }
    expect(marks.map((mark) => shares.take(mark)?.text)).toEqual([
      undefined,
      'two',
      'three',
      'four',
    ]);
  });
});

describe('the text of a share', () => {
  it('has the link in whichever field the system put it, once', async () => {
    expect((await received(post({ title: 'Records', url: LINK }))).shared?.text).toBe(LINK);
    expect((await received(post({ text: LINK, url: LINK }))).shared?.text).toBe(LINK);
    const among = `Look at this: ${LINK} (from a friend)`;
    expect((await received(post({ title: 'x', text: among }))).shared?.text).toBe(among);
  });

  it('is its title where nothing else came', async () => {
    expect((await received(post({ title: LINK }))).shared?.text).toBe(LINK);
    const named = await received(post({ title: 'warps.json', files: [file('warps.json')] }));
    expect(named.shared?.text).toBe('');
  });
});

describe('what is not taken', () => {
  it.each([
    ['nothing', post({})],
    ['blanks', post({ title: ' ', text: '\n', url: '' })],
    ['a form’s file that nobody chose', post({ files: [file('', '')] })],
    ['a field for texts with a file', post({ text: [file('a.json')] })],
    ['files of another field', post({ photo: [file('a.json')] })],
    ['another form', new Request(ADDRESS, { method: 'POST', body: new URLSearchParams('text=a') })],
    ['a plain text', new Request(ADDRESS, { method: 'POST', body: 'text=a' })],
    ['no body', new Request(ADDRESS, { method: 'POST' })],
    [
      'a form without its borders',
      new Request(ADDRESS, {
        method: 'POST',
        body: 'x',
        headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
      }),
    ],
  ])('%s', async (_what, request) => {
    expect(await received(request)).toEqual({ mark: 'unread', shared: undefined });
    expect(awake).toEqual([]);
  });

  it('more files than an archive may hold', async () => {
    expect(SHARE_LIMITS).toEqual({ files: ARCHIVE_LIMITS.files, bytes: ARCHIVE_LIMITS.bytes });
    const files = Array.from({ length: 201 }, (_, at) => file(`${at}.json`));
    expect((await received(post({ files }))).mark).toBe('large');
    expect((await received(post({ files: files.slice(1) }))).shared?.files).toHaveLength(200);
  });

  it('more than its bytes, of which no more is read', async () => {
    const shares = createShares({ limits: { files: 9, bytes: 5000 } });
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(1000));
        if (pulled > 1000) controller.close();
      },
    });
    const endless = new Request(ADDRESS, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'Content-Type': 'multipart/form-data; boundary=a' },
    });
    expect((await received(endless, shares)).mark).toBe('large');
    expect(pulled).toBeLessThan(20);
    const text = await received(post({ text: 'x'.repeat(6000) }), shares);
    expect(text.mark).toBe('large');
  });
});

it('a file keeps whatever name it has: the page makes it fit to be shown', async () => {
  const names = ['../../etc/passwd', '<img src=x onerror=alert(1)>.json', 'a\u202Enosj.json'];
  const { shared } = await received(post({ files: names.map((name) => file(name)) }));
  expect(shared?.files).toHaveLength(3);
});
