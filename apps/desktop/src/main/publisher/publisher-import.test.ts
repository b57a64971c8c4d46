import * as electron from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { world } from '../../../test/fake-electron.ts';
import { bridgeMessages } from '../../bridge/bridge.ts';
import { guardPublisherContents } from './guard-publisher.ts';
import { publisherHandlers } from './publisher-handlers.ts';
import { createPublisherImport } from './publisher-import.ts';
import { LONGEST_VISIT_MS } from './visit-page.ts';

vi.mock('electron', () => import('../../../test/fake-electron.ts'));

const UID = '600000001';
const OTHER = '800000002';
const listAt = (uid = UID, host = 'sg-public-api.hoyolab.com') =>
  `https://${host}/event/rpgcultivate/achievement/list?game=hkrpg&game_biz=hkrpg_global&badge_uid=${uid}&need_all=false&show_hide=false`;
const ROWS = [
  { id: 4010101, finished: true },
  { id: '4010102', finished: false },
];
const answered = (retcode = 0) =>
  Response.json({ retcode, data: retcode === 0 ? { achievement_list: ROWS } : null });
const WANTED = { client: 'global', skipped: [] as string[] } as const;

let publisher: ReturnType<typeof createPublisherImport>;
/** The window that asks. */
let asker: electron.BrowserWindow;
/** What was asked of the network. */
let asked: { url: string; init: RequestInit }[];

const pageWindow = () => world.windows.at(-1) as NonNullable<(typeof world.windows)[number]>;
const page = () => pageWindow().webContents;
const session = () => page().session;

beforeEach(() => {
  world.windows.length = 0;
  world.sessions.clear();
  world.isOnline = true;
  publisher = createPublisherImport({
    sessionOf: (partition) => electron.session.fromPartition(partition),
    openWindow: (options) => new electron.BrowserWindow(options),
  });
  asked = [];
  world.network = async (url, init) => {
    asked.push({ url, init });
    return answered();
  };
  asker = new electron.BrowserWindow({ webPreferences: {} });
});
afterEach(() => {
  publisher.cancel();
  vi.useRealTimers();
});

/** Opens the window; what it comes to is kept for later. */
function read(request: Parameters<typeof publisher.read>[0] = WANTED) {
  const list = publisher.read(request, asker.webContents);
  guardPublisherContents(page() as unknown as electron.WebContents);
  return list;
}

describe('the window', () => {
  it('is not there, and has no session, before it is asked for', () => {
    expect(world.windows).toHaveLength(1);
    expect(publisher.isUsed()).toBe(false);
    expect(publisher.owns(asker.webContents)).toBe(false);
    expect(world.sessions.size).toBe(0);
  });

  it('shows the publisher’s page, shut off from us, in a session in memory', async () => {
    const list = read();
    const { webPreferences } = pageWindow().options;
    expect(pageWindow().loaded).toEqual([
      expect.stringContaining('https://act.hoyolab.com/sr/event/cultivation-tool/'),
    ]);
    expect(webPreferences).not.toHaveProperty('preload');
    expect(webPreferences).toMatchObject({
      ...{ sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false },
      disableDialogs: true,
    });
    expect([...world.sessions.keys()]).toEqual(['publisher']);
    expect(session()).not.toBe(electron.session.defaultSession);
    expect(publisher.owns(page() as unknown as electron.WebContents)).toBe(true);
    expect(publisher.owns(asker.webContents)).toBe(false);
    publisher.cancel();
    expect(await list).toEqual({ failed: 'CLOSED' });
  });

  it('opens the page of the client', async () => {
    const list = read({ client: 'cn', skipped: [] });
    expect(pageWindow().loaded[0]).toMatch(/^https:\/\/act\.mihoyo\.com\//);
    publisher.cancel();
    await list;
  });

  it('says in its title whose page asks for a password, whatever the page calls itself', async () => {
    const list = read();
    await vi.waitUntil(() => pageWindow().title === 'act.hoyolab.com');
    page().goes('https://account.hoyolab.com/login');
    expect(pageWindow().title).toBe('account.hoyolab.com');
    let isPrevented = false;
    pageWindow().emit('page-title-updated', { preventDefault: () => (isPrevented = true) }, 'Bank');
    expect(isPrevented).toBe(true);
    publisher.cancel();
    await list;
  });

  it('is refused what it asks of the machine, and downloads nothing', async () => {
    const list = read();
    let decided: unknown;
    const ask = session().permissions.get('request');
    ask?.(...([null, 'media', (decision: unknown) => (decided = decision)] as never[]));
    expect(decided).toBe(false);
    expect(session().permissions.get('check')?.()).toBe(false);
    expect(session().permissions.get('device')?.()).toBe(false);
    let isPrevented = false;
    session().emit('will-download', { preventDefault: () => (isPrevented = true) });
    expect(isPrevented).toBe(true);
    publisher.cancel();
    await list;
  });

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
    'stays on the publisher’s pages: %s',
    async (way) => {
      const list = read();
      expect(page().goes('https://account.hoyolab.com/login', way)).toBe(true);
      for (const elsewhere of [
        'http://act.hoyolab.com/',
        'https://hoyolab.com.evil.example/',
        'app://trailbook/en',
        'file:///etc/passwd',
        'javascript:alert(1)',
      ]) {
        expect(page().goes(elsewhere, way)).toBe(false);
      }
      expect(page().getURL()).toBe('https://account.hoyolab.com/login');
      publisher.cancel();
      await list;
    },
  );

  it('opens no further window, holds no webview, hands nothing to the system', async () => {
    world.openedOutside.length = 0;
    const list = read();
    expect(page().openHandler?.({ url: 'https://account.hoyolab.com/' })).toEqual({
      action: 'deny',
    });
    expect(page().goes('https://evil.example', 'will-attach-webview')).toBe(false);
    page().goes('https://evil.example');
    expect(world.openedOutside).toEqual([]);
    expect(world.windows).toHaveLength(2);
    publisher.cancel();
    await list;
  });

  it('cannot be held open by its page', async () => {
    const list = read();
    // Prevented, Electron closes the window all the same.
    expect(page().goes('', 'will-prevent-unload')).toBe(false);
    publisher.cancel();
    await list;
  });
});

describe('the list', () => {
  it('is asked for once more, for all of it, in the session of the page; then the window goes', async () => {
    const list = read();
    page().asks(listAt(), {
      ...{ 'x-rpc-device_id': 'd1', 'X-RPC-Lang': 'en-us' },
      ...{ Cookie: 'ltoken=secret', Authorization: 'secret', Origin: 'https://act.hoyolab.com' },
    });
    expect(await list).toEqual({ uid: UID, ids: [4010101], hasUnread: false });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toContain('need_all=true&show_hide=true');
    expect(asked[0]?.init).toMatchObject({
      ...{ credentials: 'include', redirect: 'error' },
      headers: { 'x-rpc-device_id': 'd1', 'X-RPC-Lang': 'en-us' },
    });
    expect(Object.keys(asked[0]?.init.headers ?? {})).toHaveLength(2);
    expect(pageWindow().isDestroyed()).toBe(true);
  });

  it('is not asked for by what is no page’s call', async () => {
    const list = read();
    const other = new electron.BrowserWindow({ webPreferences: {} });
    session().sends({ url: listAt(), method: 'GET', requestHeaders: {}, webContentsId: other.id });
    session().sends({ url: listAt(), method: 'GET', requestHeaders: {} });
    world.windows.pop();
    page().asks(listAt(), {}, 'OPTIONS');
    page().asks(listAt(), {}, 'POST');
    page().asks(listAt(UID, 'sg-public-api.hoyolab.com.evil.example'));
    page().asks(listAt().replace('game=hkrpg', 'game=nap'));
    page().asks('https://sg-public-api.hoyolab.com/event/rpgcultivate/achievement/other');
    expect(asked).toEqual([]);
    publisher.cancel();
    expect(await list).toEqual({ failed: 'CLOSED' });
  });

  it('is of the account that was asked about, however often the page asks meanwhile', async () => {
    const answer = Promise.withResolvers<Response>();
    world.network = async (url, init) => {
      asked.push({ url, init });
      return answer.promise;
    };
    const list = read();
    page().asks(listAt(UID));
    page().asks(listAt(UID));
    page().asks(listAt(OTHER));
    expect(asked).toHaveLength(1);
    answer.resolve(answered());
    expect(await list).toMatchObject({ uid: UID });
  });

  it('is that of another account, where the player wants another', async () => {
    const list = read({ client: 'global', skipped: [UID] });
    page().asks(listAt(UID));
    expect(asked).toEqual([]);
    page().asks(listAt(OTHER));
    expect(await list).toMatchObject({ uid: OTHER });
  });

  it('waits for a player who signs in', async () => {
    const answers = [answered(-100), answered()];
    world.network = async () => answers.shift() ?? answered(1);
    const list = read();
    page().asks(listAt());
    await vi.waitUntil(() => answers.length === 1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(pageWindow().isDestroyed()).toBe(false);
    page().asks(listAt());
    expect(await list).toMatchObject({ uid: UID });
  });

  it('is asked for twenty times at most while nobody is signed in', async () => {
    world.network = async (url, init) => {
      asked.push({ url, init });
      return answered(-100);
    };
    const list = read();
    for (let time = 0; time < 30; time++) {
      page().asks(listAt());
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(asked).toHaveLength(20);
    pageWindow().close();
    expect(await list).toEqual({ failed: 'NOT_SIGNED_IN' });
  });

  const huge = () =>
    new ReadableStream({ pull: (body) => body.enqueue(new Uint8Array(1024 * 1024)) });
  it.each([
    ['REFUSED', async () => answered(1034)],
    ['REFUSED', async () => new Response('', { status: 503 })],
    ['UNREADABLE', async () => new Response('<!doctype html>')],
    ['UNREADABLE', async () => new Response(null)],
    ['TOO_LARGE', async () => new Response(huge())],
    ['UNREACHABLE', async () => new Response('', { status: 302 })],
    ['UNREACHABLE', async () => Promise.reject(new Error('ERR_CONNECTION_RESET'))],
  ] as const)('cannot be had: %s', async (failed, network) => {
    world.network = network;
    const list = read();
    page().asks(listAt());
    expect(await list).toEqual({ failed });
    expect(pageWindow().isDestroyed()).toBe(true);
  });

  it('is not guessed at where the page asks in another way', async () => {
    const list = read();
    page().asks(listAt(UID, 'new-api.hoyolab.com'));
    expect(await list).toEqual({ failed: 'UNREADABLE' });
    expect(asked).toEqual([]);
  });

  it.each(['uid=600000001', 'badge_uid=1', `badge_uid=${UID}&badge_uid=${OTHER}`])(
    'is not taken from a page that lies about the account: %s',
    async (lie) => {
      const list = read();
      page().asks(listAt().replace(`badge_uid=${UID}`, lie));
      expect(await list).toEqual({ failed: 'UNREADABLE' });
      expect(asked).toEqual([]);
    },
  );
});

describe('a visit without a list', () => {
  it('ends when the player closes the window', async () => {
    const list = read();
    pageWindow().close();
    expect(await list).toEqual({ failed: 'CLOSED' });
  });

  it('ends where the page never asks', async () => {
    vi.useFakeTimers();
    const list = read();
    vi.advanceTimersByTime(LONGEST_VISIT_MS);
    expect(await list).toEqual({ failed: 'NO_LIST' });
    expect(pageWindow().isDestroyed()).toBe(true);
  });

  it('ends without a network', async () => {
    world.isOnline = false;
    expect(await read()).toEqual({ failed: 'UNREACHABLE' });
  });

  it('ends when its page has crashed', async () => {
    const list = read();
    page().emit('render-process-gone', {}, { reason: 'crashed' });
    expect(await list).toEqual({ failed: 'CRASHED' });
  });

  it.each([
    ['is closed', () => asker.close()],
    ['goes to another page', () => asker.webContents.emit('did-navigate', {})],
  ])('ends when the window that asked %s', async (_what, leave) => {
    const list = read();
    leave();
    expect(await list).toEqual({ failed: 'CLOSED' });
    expect(pageWindow().isDestroyed()).toBe(true);
  });

  it('is brought to the front where it is asked for a second time', async () => {
    const list = read();
    expect(await publisher.read(WANTED, asker.webContents)).toEqual({ failed: 'ALREADY_OPEN' });
    expect(pageWindow().brought).toEqual(['focused']);
    expect(world.windows).toHaveLength(2);
    page().asks(listAt());
    expect(await list).toMatchObject({ uid: UID });
    // Whoever closes the asking window later closes nothing more.
    expect(asker.webContents.listenerCount('did-navigate')).toBe(0);
  });

  it('leaves no question on its way', async () => {
    let signal: AbortSignal | null | undefined;
    world.network = async (_url, init) => {
      signal = init.signal;
      return new Promise<Response>(() => undefined);
    };
    const list = read();
    page().asks(listAt());
    publisher.cancel();
    expect(await list).toEqual({ failed: 'CLOSED' });
    expect(signal?.aborted).toBe(true);
  });
});

describe('wiping', () => {
  it('signs out: the window goes, and all that its session holds', async () => {
    const list = read();
    expect(publisher.isUsed()).toBe(true);
    session().cleared.length = 0;
    await publisher.wipe();
    expect(await list).toEqual({ failed: 'CLOSED' });
    expect(session().cleared).toEqual(['connections', 'data', 'storage', 'auth', 'hosts', 'code']);
    expect(publisher.isUsed()).toBe(false);
  });

  it('says so where it cannot, and can be tried again', async () => {
    const list = read();
    publisher.cancel();
    await list;
    const clear = vi.spyOn(session(), 'clearData').mockRejectedValueOnce(new Error('Busy.'));
    await expect(publisher.wipe()).rejects.toThrow();
    expect(publisher.isUsed()).toBe(true);
    await publisher.wipe();
    expect(clear).toHaveBeenCalledTimes(2);
    expect(publisher.isUsed()).toBe(false);
  });

  it('has nothing to do before the window was ever opened', async () => {
    await publisher.wipe();
    expect(publisher.isUsed()).toBe(false);
  });
});

describe('messages', () => {
  it('are all answered', () => {
    const room = Object.keys(bridgeMessages).filter((message) => message.startsWith('publisher:'));
    expect(Object.keys(publisherHandlers(publisher))).toEqual(room);
  });

  it.each([
    ['an address', { ...WANTED, url: 'https://evil.example' }],
    ['another client', { ...WANTED, client: 'evil' }],
    ['an account that is none', { ...WANTED, skipped: ['1'] }],
    ['more accounts than anybody has', { ...WANTED, skipped: Array(21).fill(UID) }],
  ])('are none with %s', (_what, request) => {
    expect(bridgeMessages['publisher:read'].request.safeParse(request).success).toBe(false);
  });

  it.each([
    { uid: UID, ids: [4010101], hasUnread: false, cookie: 'secret' },
    { uid: UID, ids: [7], hasUnread: false },
    { failed: 'secret' },
  ])('bring nothing more to the page: %j', (list) => {
    expect(bridgeMessages['publisher:read'].response.safeParse(list).success).toBe(false);
  });
});
