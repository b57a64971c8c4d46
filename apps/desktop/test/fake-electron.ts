import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Electron's modules, as far as the shell uses them: what it asks is kept, so that a test can ask back and can speak for
 * the system, the page and the player. The rest of the shell is the real one.
 */

type Handler = (...given: never[]) => unknown;
interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a test sees and says. */
export const world = {
  schemes: new Map<string, (request: Request) => Promise<Response>>(),
  privileges: [] as unknown[],
  messages: new Map<string, (event: unknown, ...given: unknown[]) => unknown>(),
  windows: [] as BrowserWindow[],
  /** Those of partitions, by these. */
  sessions: new Map<string, Session>(),
  trays: [] as Tray[],
  openedOutside: [] as string[],
  errors: [] as string[],
  questions: [] as string[],
  /** Which button the player presses in a question that the shell waits for. */
  answer: 0,
  /** What the player chooses in the next dialog of folders. */
  chosenFolder: undefined as string | undefined,
  applicationMenu: undefined as unknown,
  isSandboxed: false,
  quits: 0,
  exitCode: undefined as number | undefined,
  displays: [{ x: 0, y: 0, width: 1920, height: 1040 }] as Bounds[],
  userData: mkdtempSync(join(tmpdir(), 'trailbook-user-')),
  /** Whether pages of the network come. */
  isOnline: true,
  /** Answers what the shell asks of the network. */
  network: async (_url: string, _init: RequestInit): Promise<Response> => Response.error(),
};

interface SentHeaders {
  readonly url: string;
  readonly method: string;
  readonly webContentsId?: number;
  readonly requestHeaders: Record<string, string>;
}

/** Cookies and all else that pages keep, by partition. */
class Session extends EventEmitter {
  readonly permissions = new Map<string, Handler>();
  /** What was cleared of it, in this order. */
  readonly cleared: string[] = [];
  #heard: ((details: SentHeaders) => void) | undefined;
  setPermissionRequestHandler = (handler: Handler) => this.permissions.set('request', handler);
  setPermissionCheckHandler = (handler: Handler) => this.permissions.set('check', handler);
  setDevicePermissionHandler = (handler: Handler) => this.permissions.set('device', handler);
  readonly webRequest = {
    /** Each session has one listener of a kind; null takes it away. */
    onSendHeaders: (
      ...given:
        | [filter: { urls: string[] }, listener: (details: SentHeaders) => void]
        | [listener: null]
    ) => {
      const [filter, listener] = given;
      this.#heard = (details) => {
        if (filter?.urls.some((pattern) => fits(pattern, details.url))) listener?.(details);
      };
    },
  };
  /** Of a page, or of the shell itself. */
  sends(details: SentHeaders) {
    this.#heard?.(details);
  }
  /** Goes by the listeners as a page's requests do, but of no page. */
  async fetch(url: string, init: RequestInit) {
    const requestHeaders = init.headers as Record<string, string>;
    this.sends({ url, method: init.method ?? 'GET', requestHeaders });
    const gone = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    const answer = await Promise.race([world.network(url, init), gone]);
    if (answer.status === 302 && init.redirect === 'error')
      throw new Error('Attempted to redirect');
    return answer;
  }
  async closeAllConnections() {
    this.cleared.push('connections');
  }
  async clearData() {
    this.cleared.push('data');
  }
  async clearStorageData() {
    this.cleared.push('storage');
  }
  async clearAuthCache() {
    this.cleared.push('auth');
  }
  async clearHostResolverCache() {
    this.cleared.push('hosts');
  }
  async clearCodeCaches() {
    this.cleared.push('code');
  }
}

/** As Chromium matches addresses: a star is for any signs. */
function fits(pattern: string, url: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.?/]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(url);
}

class WebContents extends EventEmitter {
  readonly id = world.windows.length + 1;
  readonly session: Session;
  url = '';
  #zoom = 0;
  readonly sent: unknown[][] = [];
  openHandler: ((details: { url: string }) => unknown) | undefined;
  readonly mainFrame = { url: '' };
  /** Whether the page asks before it is left; Electron then keeps it, without a word. */
  holdsUnsaved = false;
  constructor(session: Session) {
    super();
    this.session = session;
  }
  /** A page leads elsewhere, by link, script or redirect. */
  goes(url: string, by = 'will-navigate') {
    let isPrevented = false;
    const leaving = { url, preventDefault: () => (isPrevented = true) };
    for (const event of by === 'will-navigate' ? ['will-frame-navigate', by] : [by])
      this.emit(event, leaving);
    if (isPrevented) return false;
    this.url = url;
    this.emit('did-navigate', {}, url);
    return true;
  }
  /** A page asks for something. */
  asks(url: string, requestHeaders: Record<string, string> = {}, method = 'GET') {
    this.session.sends({ url, method, requestHeaders, webContentsId: this.id });
  }
  /** Whether it may be left. */
  leaves() {
    let isIgnored = false;
    const preventDefault = () => (isIgnored = true);
    if (this.holdsUnsaved) this.emit('will-prevent-unload', { preventDefault });
    return !this.holdsUnsaved || isIgnored;
  }
  getZoomLevel() {
    return this.#zoom;
  }
  setZoomLevel(level: number) {
    this.#zoom = level;
  }
  setWindowOpenHandler(handler: (details: { url: string }) => unknown) {
    this.openHandler = handler;
  }
  send(...message: unknown[]) {
    this.sent.push(message);
  }
  getURL() {
    return this.url;
  }
}

export class BrowserWindow extends EventEmitter {
  readonly options: Record<string, unknown> & {
    readonly webPreferences: Readonly<Record<string, unknown>>;
  };
  readonly webContents: WebContents;
  readonly brought: string[] = [];
  readonly loaded: string[] = [];
  bounds: Bounds;
  title = '';
  isSmall = false;
  isLarge = false;
  #isDestroyed = false;
  constructor(options: BrowserWindow['options']) {
    super();
    this.options = options;
    const given = options.webPreferences.session as Session | undefined;
    this.webContents = new WebContents(given ?? session.defaultSession);
    const { x = 0, y = 0, width = 800, height = 600 } = options as Partial<Bounds>;
    this.bounds = { x, y, width, height };
    world.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  static getAllWindows() {
    return world.windows.filter((window) => !window.isDestroyed());
  }
  isMinimized() {
    return this.isSmall;
  }
  isMaximized() {
    return this.isLarge;
  }
  maximize() {
    this.isLarge = true;
  }
  restore() {
    this.isSmall = false;
    this.brought.push('restored');
  }
  show() {
    this.brought.push('shown');
  }
  focus() {
    this.brought.push('focused');
  }
  setTitle(title: string) {
    this.title = title;
  }
  getNormalBounds() {
    return this.bounds;
  }
  isDestroyed() {
    return this.#isDestroyed;
  }
  hide() {
    this.brought.push('hidden');
  }
  /** As the player does it. */
  close() {
    let isStopped = false;
    this.emit('close', {
      preventDefault: () => {
        isStopped = true;
      },
    });
    if (isStopped || !this.webContents.leaves()) return;
    this.destroy();
  }
  /** Without a question. */
  destroy() {
    if (this.#isDestroyed) return;
    // What goes with it goes first.
    this.webContents.emit('destroyed');
    this.#isDestroyed = true;
    this.emit('closed');
    if (BrowserWindow.getAllWindows().length === 0) app.emit('window-all-closed');
  }
  async loadURL(url: string) {
    this.loaded.push(url);
    if (!this.webContents.leaves()) throw new Error('ERR_ABORTED');
    if (url.startsWith('https:') && !world.isOnline) throw new Error('ERR_INTERNET_DISCONNECTED');
    this.webContents.url = url;
    this.webContents.mainFrame.url = url;
    this.webContents.emit('did-navigate', {}, url);
  }
}

class Tray extends EventEmitter {
  menu: { readonly items: readonly { label?: string; click?: () => void }[] } = { items: [] };
  toolTip = '';
  isDestroyed = false;
  constructor(_icon: unknown) {
    super();
    world.trays.push(this);
  }
  setContextMenu(menu: Tray['menu']) {
    this.menu = menu;
  }
  setToolTip(text: string) {
    this.toolTip = text;
  }
  destroy() {
    this.isDestroyed = true;
  }
}

class App extends EventEmitter {
  isPackaged = false;
  readonly protocols: string[] = [];
  enableSandbox() {
    world.isSandboxed = true;
  }
  requestSingleInstanceLock() {
    return true;
  }
  isReady() {
    return true;
  }
  async whenReady() {}
  getVersion() {
    return '1.2.3';
  }
  getPath() {
    return world.userData;
  }
  setAsDefaultProtocolClient(scheme: string) {
    this.protocols.push(scheme);
  }
  quit() {
    world.quits++;
  }
  exit(code: number) {
    world.exitCode = code;
  }
  relaunch() {}
}

export const app = new App();
export const Menu = {
  buildFromTemplate: (items: unknown[]) => ({ items }),
  setApplicationMenu: (menu: unknown) => {
    world.applicationMenu = menu;
  },
};
export const nativeImage = { createFromPath: (path: string) => ({ path }) };
export const net = { fetch: (url: string, init: RequestInit) => world.network(url, init) };
export const screen = {
  getAllDisplays: () => world.displays.map((workArea) => ({ workArea })),
};
export const dialog = {
  showErrorBox: (_title: string, text: string) => world.errors.push(text),
  showMessageBox: ({ message }: { message: string }) => {
    world.questions.push(message);
    return new Promise(() => undefined);
  },
  showMessageBoxSync: (_window: unknown, { message }: { message: string }) => {
    world.questions.push(message);
    return world.answer;
  },
  showOpenDialog: async () => ({
    canceled: world.chosenFolder === undefined,
    filePaths: world.chosenFolder === undefined ? [] : [world.chosenFolder],
  }),
};
export const ipcMain = {
  handle(name: string, handler: (event: unknown, ...given: unknown[]) => unknown) {
    if (world.messages.has(name))
      throw new Error(`Attempted to register a second handler for '${name}'`);
    world.messages.set(name, handler);
  },
};
export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown[]) => world.privileges.push(...schemes),
  handle: (name: string, handler: (request: Request) => Promise<Response>) =>
    world.schemes.set(name, handler),
};
const defaultSession = new Session();
export const session = {
  defaultSession,
  fromPartition(name: string) {
    if (name === '') return defaultSession;
    const known = world.sessions.get(name) ?? new Session();
    world.sessions.set(name, known);
    return known;
  },
};
export const shell = { openExternal: async (url: string) => world.openedOutside.push(url) };
export { Tray };

export default {
  ...{ app, BrowserWindow, dialog, ipcMain, Menu, nativeImage, net },
  ...{ protocol, screen, session, shell, Tray },
};
