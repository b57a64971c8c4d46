import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { app, type BrowserWindow, session, world } from '../../test/fake-electron.ts';

vi.mock('electron', () => import('../../test/fake-electron.ts'));

/** For a machine that has much else to do. */
const START_MS = 60_000;

const kept = (file: string) => join(world.userData, file);
const lastWindow = () => world.windows.at(-1) as BrowserWindow;

beforeAll(async () => {
  writeFileSync(
    kept('window.json'),
    JSON.stringify({ x: 40, y: 60, width: 1000, height: 700, isMaximized: true }),
  );
  await import('./main.ts');
  await vi.waitUntil(() => world.windows.length + world.errors.length > 0, START_MS);
}, START_MS);

it('opens one window on its own address, as it was left, shut off from Node', () => {
  expect(world.errors).toEqual([]);
  expect(world.isSandboxed).toBe(true);
  expect(world.applicationMenu).toBe(process.platform === 'darwin' ? expect.anything() : null);
  const [window] = world.windows;
  expect(window?.loaded).toEqual(['app://trailbook']);
  expect(window?.bounds).toEqual({ x: 40, y: 60, width: 1000, height: 700 });
  expect(window?.isMaximized()).toBe(true);
  expect(window?.options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  });
});

describe('the program, started once more', () => {
  beforeEach(() => {
    lastWindow().brought.length = 0;
  });

  it('brings the window that is there to the front, and opens no other', () => {
    app.emit('second-instance', {}, []);
    expect(lastWindow().brought).toEqual(['shown', 'focused']);
    expect(world.windows).toHaveLength(1);
  });

  it('restores one that was made small', () => {
    lastWindow().isSmall = true;
    app.emit('second-instance', {}, []);
    expect(lastWindow().brought).toEqual(['restored', 'shown', 'focused']);
  });

  it('goes to the page that a link leads to', () => {
    const state = `desktop.${'a'.repeat(43)}`;
    app.emit('second-instance', {}, ['trailbook.exe', `trailbook://login?state=${state}&code=c`]);
    expect(lastWindow().loaded.at(-1)).toBe(`app://trailbook/en/oauth?state=${state}&code=c`);
    const before = lastWindow().loaded.length;
    app.emit('second-instance', {}, ['trailbook.exe', 'trailbook://evil.example/en']);
    app.emit('open-url', { preventDefault: () => undefined }, 'trailbook://login?code=c');
    expect(lastWindow().loaded).toHaveLength(before);
    expect(lastWindow().brought.at(-1)).toBe('focused');
  });
});

describe('a window that is closed', () => {
  it('is kept as it was, and ends the program', () => {
    const window = lastWindow();
    window.bounds = { x: 5, y: 6, width: 900, height: 640 };
    window.isLarge = false;
    window.close();
    expect(JSON.parse(readFileSync(kept('window.json'), 'utf8'))).toEqual({
      ...window.bounds,
      isMaximized: false,
    });
    expect(world.quits).toBe(process.platform === 'darwin' ? 0 : 1);
  });

  it('is opened again where it was, for who starts the program once more', () => {
    app.emit('second-instance', {}, []);
    expect(world.windows).toHaveLength(2);
    expect(lastWindow().bounds).toEqual({ x: 5, y: 6, width: 900, height: 640 });
  });
});

it('answers its scheme for its own host, with the headers of the site, and no other host', async () => {
  const handler = world.schemes.get('app');
  const page = await handler?.(new Request('app://trailbook/en'));
  expect(page?.status).toBe(200);
  expect(page?.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect((await handler?.(new Request('app://elsewhere/en')))?.status).toBe(403);
});

it.each([
  ['notifications', 'app://trailbook/en', true],
  ['notifications', 'https://trailbook.example/', false],
  ['notifications', 'app://other/', false],
  ['notifications', '', false],
  ['persistent-storage', 'app://trailbook', true],
  ['persistent-storage', 'https://trailbook.example/', false],
  ['media', 'app://trailbook/en', false],
  ['geolocation', 'app://trailbook/en', false],
])('the permission %s, asked for by %s or looked up: %s', (permission, url, isGranted) => {
  let decided: unknown;
  const decide = (decision: unknown) => {
    decided = decision;
  };
  session.defaultSession.permissions.get('request')?.(
    ...([null, permission, decide, { requestingUrl: url }] as never[]),
  );
  expect(decided).toBe(isGranted);
  expect(
    session.defaultSession.permissions.get('check')?.(...([null, permission, url] as never[])),
  ).toBe(isGranted);
  expect(session.defaultSession.permissions.get('device')?.()).toBe(false);
});

describe('whatever shows pages', () => {
  const contents = () => lastWindow().webContents;
  const stays = (event: string, url: string) => {
    let isPrevented = false;
    contents().emit(event, { url, preventDefault: () => (isPrevented = true) });
    return isPrevented;
  };

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
    'stays on our pages: %s',
    (event) => {
      expect(stays(event, 'https://evil.example')).toBe(true);
      expect(stays(event, 'file:///etc/passwd')).toBe(true);
      expect(stays(event, 'app://evil/en')).toBe(true);
      expect(stays(event, 'app://trailbook/en/planner')).toBe(false);
    },
  );

  it('holds no other page in itself', () => {
    expect(stays('will-attach-webview', 'app://trailbook/en')).toBe(true);
  });

  it('hands what a plain link leads to on to the system, once', () => {
    world.openedOutside.length = 0;
    for (const event of ['will-frame-navigate', 'will-navigate']) {
      stays(event, 'https://example.com/source');
      stays(event, 'http://example.com/plain');
      stays(event, 'app://trailbook/en/planner');
    }
    expect(world.openedOutside).toEqual(['https://example.com/source']);
  });

  it('opens no window; plain links go to the system', () => {
    world.openedOutside.length = 0;
    const open = contents().openHandler;
    expect(open?.({ url: 'https://example.com/a' })).toEqual({ action: 'deny' });
    expect(open?.({ url: 'smb://share' })).toEqual({ action: 'deny' });
    expect(world.openedOutside).toEqual(['https://example.com/a']);
  });
});

describe('the bridge', () => {
  const sayTo =
    (message: string) =>
    (url: string | null, given: unknown[] = [], isFrame = false) => {
      const senderFrame = url === null ? null : { url };
      return () => {
        const sender = Object.assign(lastWindow().webContents, {
          mainFrame: isFrame ? { url } : senderFrame,
        });
        return world.messages.get(message)?.({ senderFrame, sender }, ...given);
      };
    };
  const say = sayTo('app:version');

  it('tells our own page the version', async () => {
    expect(await say('app://trailbook/en')()).toBe('1.2.3');
  });

  it.each([
    ['another page', say.bind(null, 'https://evil.example')],
    ['another host of our scheme', say.bind(null, 'app://evil/en')],
    ['a frame that is gone', say.bind(null, null)],
    ['a frame in our page', say.bind(null, 'app://trailbook/en', [], true)],
    ['what is no message', say.bind(null, 'app://trailbook/en', [{ a: 1 }])],
    ['more than was asked', say.bind(null, 'app://trailbook/en', [undefined, 2])],
  ])('tells nothing to %s', async (_who, asks) => {
    await expect(asks()()).rejects.toThrow();
  });

  const CRASH = { text: 'An error occured.', reload: 'Reload', close: 'Close' };
  const crash = (...given: unknown[]) => sayTo('app:crash')('app://trailbook/en', given);

  it.each([
    ['no words', crash()],
    ['a word that is missing', crash({ ...CRASH, text: '' })],
    ['words without an end', crash({ ...CRASH, text: 'a'.repeat(301) })],
    ['more than words', crash({ ...CRASH, url: 'https://evil.example' })],
    ['the words of another page', sayTo('app:crash')('https://evil.example', [CRASH])],
  ])('asks nothing of the player for %s', async (_what, asks) => {
    await expect(asks()).rejects.toThrow();
    expect(world.questions).toEqual([]);
  });

  it('asks the player when our page has crashed', async () => {
    expect(await crash(CRASH)()).toBeUndefined();
    expect(world.questions).toEqual([CRASH.text]);
  });

  const ask = (message: string, ...given: unknown[]) =>
    sayTo(message)('app://trailbook/en', given)();

  it('makes the page larger and smaller within bounds, by keys and by the wheel', async () => {
    for (let step = 0; step < 5; step++) await ask('app:zoom', 1);
    expect(await ask('app:zoom', 1)).toBe(3);
    for (let step = 0; step < 9; step++) lastWindow().webContents.emit('zoom-changed', {}, 'out');
    expect(lastWindow().webContents.getZoomLevel()).toBe(-3);
    expect(await ask('app:zoom', 0)).toBe(0);
    await expect(ask('app:zoom', 2)).rejects.toThrow();
  });

  it('keeps the language of the pages for the next start', async () => {
    await ask('app:language', 'ru');
    const home = () => world.schemes.get('app')?.(new Request('app://trailbook/'));
    expect((await home())?.headers.get('Location')).toBe('/ru');
    await expect(ask('app:language', 'xx')).rejects.toThrow();
    writeFileSync(kept('language.json'), '{"language":"xx"}');
    expect((await home())?.headers.get('Location')).toBe('/en');
  });

  it('tells once that the program runs for the first time', async () => {
    expect(await ask('app:firstRun')).toBe(true);
    expect(await ask('app:firstRun')).toBe(false);
  });

  it('has a place beside the clock where the player wants one, with what the page knows', async () => {
    expect(world.trays).toEqual([]);
    expect(await ask('tray:keep')).toBe(false);
    expect(await ask('tray:keep', true)).toBe(true);
    await ask('tray:tell', { open: 'Open', quit: 'Quit', lines: ['Echoes left: 2'] });
    const [tray] = world.trays;
    const labels = tray?.menu.items.flatMap(({ label }) => (label ? [label] : []));
    expect(labels).toEqual(['Echoes left: 2', 'Open', 'Quit']);
    const quits = world.quits;
    // The page goes on: it imports warps and makes backups.
    lastWindow().brought.length = 0;
    lastWindow().close();
    expect(world.quits).toBe(quits);
    expect(lastWindow().isDestroyed()).toBe(false);
    tray?.menu.items.find(({ label }) => label === 'Open')?.click?.();
    expect(lastWindow().brought).toEqual(['hidden', 'shown', 'focused']);
    expect(world.windows).toHaveLength(2);
    expect(await ask('tray:keep', false)).toBe(false);
    expect(tray?.isDestroyed).toBe(true);
    await expect(
      ask('tray:tell', { open: 'Open', quit: 'Quit', lines: Array(7).fill('a') }),
    ).rejects.toThrow();
  });
});

describe('a page that holds something unsaved', () => {
  const WORDS = { text: 'Leave it?', leave: 'Discard', stay: 'Stay' };
  const [STAY, LEAVE] = [0, 1];
  const ask = async (message: string, ...given: unknown[]) => {
    const senderFrame = { url: 'app://trailbook/en' };
    const sender = Object.assign(lastWindow().webContents, { mainFrame: senderFrame });
    return world.messages.get(message)?.({ senderFrame, sender }, ...given);
  };
  beforeEach(() => {
    world.questions.length = 0;
    lastWindow().webContents.holdsUnsaved = true;
  });
  afterEach(() => {
    for (const { webContents } of world.windows) webContents.holdsUnsaved = false;
  });

  it('keeps its window open only where the player stays', async () => {
    await ask('app:leaving', WORDS);
    const window = lastWindow();
    world.answer = STAY;
    window.close();
    expect(window.isDestroyed()).toBe(false);
    expect(world.questions).toEqual([WORDS.text]);
    world.answer = LEAVE;
    window.close();
    expect(window.isDestroyed()).toBe(true);
    app.emit('second-instance', {}, []);
  });

  it('is left for the page of a link where the player says so', () => {
    const window = lastWindow();
    const link = `trailbook://login?state=desktop.${'a'.repeat(43)}&code=c`;
    const before = window.webContents.url;
    world.answer = STAY;
    app.emit('second-instance', {}, [link]);
    expect(window.webContents.url).toBe(before);
    world.answer = LEAVE;
    app.emit('second-instance', {}, [link]);
    expect(window.webContents.url).toContain('/en/oauth?');
  });

  it('leaves the program beside the clock where the player stays when it was to end', async () => {
    await ask('tray:keep', true);
    const window = lastWindow();
    world.answer = STAY;
    app.emit('before-quit');
    window.close();
    expect(window.isDestroyed()).toBe(false);
    window.close();
    expect(window.brought.at(-1)).toBe('hidden');
    expect(world.questions).toHaveLength(1);
    await ask('tray:keep', false);
  });
});

describe('a window with the publisher’s page', () => {
  it('keeps to that, and is not the one that the program is brought back to', async () => {
    const own = lastWindow();
    const senderFrame = { url: 'app://trailbook/en' };
    const sender = Object.assign(own.webContents, { mainFrame: senderFrame });
    const list = world.messages.get('publisher:read')?.(
      { senderFrame, sender },
      { client: 'global', skipped: [] },
    );
    const page = lastWindow();
    expect(page).not.toBe(own);
    expect(page.webContents.goes('https://account.hoyolab.com/login')).toBe(true);
    expect(page.webContents.goes('app://trailbook/en')).toBe(false);
    world.openedOutside.length = 0;
    page.webContents.openHandler?.({ url: 'https://example.com' });
    expect(world.openedOutside).toEqual([]);
    expect(own.webContents.goes('https://account.hoyolab.com/login')).toBe(false);

    // Even where the system names it first.
    world.windows.unshift(...world.windows.splice(world.windows.indexOf(page), 1));
    own.brought.length = 0;
    app.emit('second-instance', {}, []);
    expect(own.brought).toEqual(['shown', 'focused']);
    expect(page.brought).toEqual([]);
    const quits = world.quits;
    own.close();
    expect(await list).toEqual({ failed: 'CLOSED' });
    expect(page.isDestroyed()).toBe(true);
    expect(world.quits).toBe(quits + (process.platform === 'darwin' ? 0 : 1));
  });
});
