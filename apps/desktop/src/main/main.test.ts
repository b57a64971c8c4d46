import { EventEmitter } from 'node:events';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the shell asks of Electron, kept so that a test can ask back. The rest of main is the real one. */
const shell = vi.hoisted(() => ({
  schemes: new Map<string, (request: Request) => Promise<Response>>(),
  messages: new Map<string, (...given: unknown[]) => unknown>(),
  permissions: new Map<string, (...given: unknown[]) => unknown>(),
  windows: [] as { options: WindowOptions; url: string }[],
  /** Those that are open, and what was done to bring them to the front. */
  open: [] as object[],
  brought: [] as string[],
  isMinimized: false,
  openedOutside: [] as string[],
  errors: [] as string[],
  questions: [] as string[],
  isSandboxed: false,
  app: undefined as EventEmitter | undefined,
}));

/** For a machine that has much else to do. */
const START_MS = 60_000;

interface WindowOptions {
  readonly webPreferences: Readonly<Record<string, unknown>>;
}

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  shell.app = Object.assign(new Emitter(), {
    isPackaged: false,
    enableSandbox: () => {
      shell.isSandboxed = true;
    },
    requestSingleInstanceLock: () => true,
    whenReady: async () => undefined,
    getVersion: () => '1.2.3',
    exit: () => undefined,
  });
  class BrowserWindow {
    readonly options: WindowOptions;
    constructor(options: WindowOptions) {
      this.options = options;
      shell.open.push(this);
    }
    static getAllWindows() {
      return shell.open;
    }
    isMinimized() {
      return shell.isMinimized;
    }
    restore() {
      shell.brought.push('restored');
    }
    show() {
      shell.brought.push('shown');
    }
    focus() {
      shell.brought.push('focused');
    }
    async loadURL(url: string) {
      shell.windows.push({ options: this.options, url });
    }
  }
  type Handler = (...given: unknown[]) => unknown;
  const permission = (name: string) => (handler: Handler) => shell.permissions.set(name, handler);
  return {
    app: shell.app,
    BrowserWindow,
    dialog: {
      showErrorBox: (_title: string, text: string) => shell.errors.push(text),
      showMessageBox: ({ message }: { message: string }) => {
        shell.questions.push(message);
        return new Promise(() => undefined);
      },
    },
    ipcMain: { handle: (name: string, handler: Handler) => shell.messages.set(name, handler) },
    protocol: {
      registerSchemesAsPrivileged: () => undefined,
      handle: (name: string, handler: (request: Request) => Promise<Response>) =>
        shell.schemes.set(name, handler),
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: permission('request'),
        setPermissionCheckHandler: permission('check'),
        setDevicePermissionHandler: permission('device'),
      },
    },
    shell: { openExternal: async (url: string) => shell.openedOutside.push(url) },
  };
});

beforeAll(async () => {
  await import('./main.ts');
  await vi.waitUntil(() => shell.windows.length + shell.errors.length > 0, START_MS);
}, START_MS);

it('opens one window on its own address, shut off from Node', () => {
  expect(shell.errors).toEqual([]);
  expect(shell.isSandboxed).toBe(true);
  const [window] = shell.windows;
  expect(window?.url).toBe('app://trailbook');
  expect(window?.options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  });
});

describe('the program, started once more', () => {
  beforeEach(() => {
    shell.brought.length = 0;
  });

  it('brings the window that is there to the front, and opens no other', () => {
    shell.app?.emit('second-instance');
    expect(shell.brought).toEqual(['shown', 'focused']);
    expect(shell.windows).toHaveLength(1);
  });

  it('restores one that was made small', () => {
    shell.isMinimized = true;
    shell.app?.emit('second-instance');
    shell.isMinimized = false;
    expect(shell.brought).toEqual(['restored', 'shown', 'focused']);
  });

  it('opens a window where the last one was closed', async () => {
    const [closed] = shell.open.splice(0);
    shell.app?.emit('second-instance');
    await vi.waitUntil(() => shell.windows.length === 2);
    expect(shell.brought).toEqual([]);
    expect(closed).not.toBe(shell.open[0]);
  });
});

it('answers its scheme for its own host, with the headers of the site, and no other host', async () => {
  const handler = shell.schemes.get('app');
  const page = await handler?.(new Request('app://trailbook/en'));
  expect(page?.status).toBe(200);
  expect(page?.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect((await handler?.(new Request('app://elsewhere/en')))?.status).toBe(403);
});

it('grants no permission, asked for or looked up', () => {
  let decided: unknown;
  shell.permissions.get('request')?.(null, 'media', (decision: unknown) => {
    decided = decision;
  });
  expect(decided).toBe(false);
  expect(shell.permissions.get('check')?.(null, 'geolocation')).toBe(false);
  expect(shell.permissions.get('device')?.({ deviceType: 'usb' })).toBe(false);
});

describe('whatever shows pages', () => {
  let open: ((details: { url: string }) => unknown) | undefined;
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: typeof open) => {
      open = handler;
    },
  });
  const stays = (event: string, url: string) => {
    let isPrevented = false;
    contents.emit(event, { url, preventDefault: () => (isPrevented = true) });
    return isPrevented;
  };

  beforeAll(() => {
    shell.app?.emit('web-contents-created', {}, contents);
  });

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
    shell.openedOutside.length = 0;
    for (const event of ['will-frame-navigate', 'will-navigate']) {
      stays(event, 'https://example.com/source');
      stays(event, 'http://example.com/plain');
      stays(event, 'app://trailbook/en/planner');
    }
    expect(shell.openedOutside).toEqual(['https://example.com/source']);
  });

  it('opens no window; plain links go to the system', () => {
    shell.openedOutside.length = 0;
    expect(open?.({ url: 'https://example.com/a' })).toEqual({ action: 'deny' });
    expect(open?.({ url: 'smb://share' })).toEqual({ action: 'deny' });
    expect(shell.openedOutside).toEqual(['https://example.com/a']);
  });
});

describe('the bridge', () => {
  const sayTo =
    (message: string) =>
    (url: string | null, given: unknown[] = [], isFrame = false) => {
      const senderFrame = url === null ? null : { url };
      const event = { senderFrame, sender: { mainFrame: isFrame ? { url } : senderFrame } };
      return () => shell.messages.get(message)?.(event, ...given);
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
    expect(shell.questions).toEqual([]);
  });

  it('asks the player when our page has crashed', async () => {
    expect(await crash(CRASH)()).toBeUndefined();
    expect(shell.questions).toEqual([CRASH.text]);
  });
});
