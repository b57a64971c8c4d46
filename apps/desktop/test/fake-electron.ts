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
  permissions: new Map<string, Handler>(),
  windows: [] as BrowserWindow[],
  trays: [] as Tray[],
  openedOutside: [] as string[],
  errors: [] as string[],
  questions: [] as string[],
  /** What the player chooses in the next dialog of folders. */
  chosenFolder: undefined as string | undefined,
  applicationMenu: undefined as unknown,
  isSandboxed: false,
  quits: 0,
  exitCode: undefined as number | undefined,
  displays: [{ x: 0, y: 0, width: 1920, height: 1040 }] as Bounds[],
  userData: mkdtempSync(join(tmpdir(), 'trailbook-user-')),
  /** Answers what the shell asks of the network. */
  network: async (_url: string, _init: RequestInit): Promise<Response> => Response.error(),
};

class WebContents extends EventEmitter {
  url = '';
  #zoom = 0;
  readonly sent: unknown[][] = [];
  openHandler: ((details: { url: string }) => unknown) | undefined;
  readonly mainFrame = { url: '' };
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
  readonly webContents = new WebContents();
  readonly brought: string[] = [];
  readonly loaded: string[] = [];
  bounds: Bounds;
  isSmall = false;
  isLarge = false;
  #isDestroyed = false;
  constructor(options: BrowserWindow['options']) {
    super();
    this.options = options;
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
  getNormalBounds() {
    return this.bounds;
  }
  isDestroyed() {
    return this.#isDestroyed;
  }
  /** As the player does it. */
  close() {
    this.emit('close');
    this.#isDestroyed = true;
    this.emit('closed');
    if (BrowserWindow.getAllWindows().length === 0) app.emit('window-all-closed');
  }
  async loadURL(url: string) {
    this.loaded.push(url);
    this.webContents.url = url;
    this.webContents.mainFrame.url = url;
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

const permission = (name: string) => (handler: Handler) => world.permissions.set(name, handler);

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
export const session = {
  defaultSession: {
    setPermissionRequestHandler: permission('request'),
    setPermissionCheckHandler: permission('check'),
    setDevicePermissionHandler: permission('device'),
  },
};
export const shell = { openExternal: async (url: string) => world.openedOutside.push(url) };
export { Tray };

export default {
  ...{ app, BrowserWindow, dialog, ipcMain, Menu, nativeImage, net },
  ...{ protocol, screen, session, shell, Tray },
};
