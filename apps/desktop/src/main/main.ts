import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  net,
  protocol,
  screen,
  session,
  shell,
  Tray,
} from 'electron';
import type { LeaveWords } from '../bridge/app.ts';
import { answerBridge } from './bridge-handler.ts';
import { onCrash } from './crash.ts';
import { folderHandlers } from './folders/folder-handlers.ts';
import { gameHandlers } from './game/game-handlers.ts';
import { grantOwn, guardContents } from './guards.ts';
import { liveHandlers } from './live/live-handlers.ts';
import { openLocalFiles } from './local-files.ts';
import { APP_ORIGIN } from './navigation.ts';
import { guardPublisherContents } from './publisher/guard-publisher.ts';
import { publisherHandlers } from './publisher/publisher-handlers.ts';
import { createPublisherImport } from './publisher/publisher-import.ts';
import { checkFiles } from './site/check-files.ts';
import { configuredSite } from './site/configured-site.ts';
import { forwardCalls } from './site/forward-calls.ts';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';
import { tellPages } from './tell-pages.ts';
import { createTrayPlace } from './tray/tray.ts';
import { openUpdater } from './updates/updater.ts';
import { startUpdates } from './updates/updates.ts';
import { applicationMenu } from './window/application-menu.ts';
import { askBeforeLeaving } from './window/ask-before-leaving.ts';
import { LINK_SCHEME, linkAmong, pageOfLink } from './window/deep-link.ts';
import { revivePage } from './window/revive-page.ts';
import { keepWindowState, LEAST, placeOnDisplays } from './window/window-state.ts';
import { zoomBy } from './window/zoom.ts';

// Before the app is ready: pages of this scheme get storage, fetch and a secure context.
protocol.registerSchemesAsPrivileged([
  {
    scheme: 'app',
    privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
  },
]);
app.enableSandbox();

const fetchOutside = (url: string, init: RequestInit) => net.fetch(url, init);
const local = openLocalFiles(app.getPath('userData'));
/** A link that came before there was a window. */
let pendingLink = linkAmong(process.argv);
/** Before, no page could be answered. */
let hasOpened = false;
const publisher = createPublisherImport({
  sessionOf: (partition) => session.fromPartition(partition),
  openWindow: (options) => new BrowserWindow(options),
});

/** Whether the program ends, and no window is kept for later. */
let isEnding = false;
let leaveWords: LeaveWords | undefined;
/** Whether a window that is closed goes out of sight only: its page goes on beside the clock. */
let staysOutOfSight = () => false;

if (app.requestSingleInstanceLock()) start().catch(giveUp);
else app.quit();

async function start(): Promise<void> {
  app.on('web-contents-created', (_event, contents) => {
    if (publisher.owns(contents)) guardPublisherContents(contents);
    else guardContents(contents, (url) => void shell.openExternal(url));
  });
  // macOS tells of links so, and may before the app is ready.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    follow(link);
  });
  app.on('second-instance', (_event, parts) => {
    const link = linkAmong(parts);
    if (link) follow(link);
    else if (hasOpened) showWindow();
  });
  await app.whenReady();
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  Menu.setApplicationMenu(applicationMenu(process.platform, Menu));
  grantOwn(session.defaultSession);
  protocol.handle('app', await loadSite());
  const crash = onCrash({ app, dialog });
  const tray = createTrayPlace({
    createTray: () => new Tray(nativeImage.createFromPath(join(siteFolder(), 'client', ICON))),
    menuOf: (items) => Menu.buildFromTemplate(items),
    settings: local.settings,
    open: showWindow,
    quit: () => app.quit(),
  });
  const updates = startUpdates({
    open: () => openUpdater(join(import.meta.dirname, '../app-update.yml'), fetchOutside),
    tell: (state) => tellPages(BrowserWindow.getAllWindows(), 'updates:changed', state),
  });
  answerBridge(ipcMain, {
    'app:version': () => app.getVersion(),
    'app:crash': crash,
    'app:leaving': (words) => {
      leaveWords = words;
    },
    'app:language': (language) => local.language.write({ language }),
    'app:zoom': (step, contents) => zoomBy(contents, step),
    'app:firstRun': takeFirstRun,
    'tray:keep': (isKept) => {
      if (isKept !== undefined) tray.keep(isKept);
      return tray.isKept();
    },
    'tray:tell': tray.tell,
    ...gameHandlers(dialog, local.gameFolder),
    ...folderHandlers({ dialog, file: local.folders }),
    ...liveHandlers(),
    ...publisherHandlers(publisher),
    'updates:state': updates.state,
    'updates:check': updates.check,
    'updates:install': () => {
      // The updater closes the windows before it ends the program.
      isEnding ||= updates.state().kind === 'ready';
      updates.install();
    },
  });
  app.on('before-quit', () => {
    isEnding = true;
  });
  staysOutOfSight = () => tray.isKept() && !isEnding;
  hasOpened = true;
  openWindow();
  app.on('activate', showWindow);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' && !tray.isKept()) app.quit();
  });
}

/** Of 16 to 32 pixels on a screen; the system draws it smaller. */
const ICON = 'icons/icon-192.png';

/** Whoever starts the program again wants the window that is there, wherever it went. */
function showWindow(): BrowserWindow {
  const window = BrowserWindow.getAllWindows().find(
    ({ webContents }) => !publisher.owns(webContents),
  );
  if (!window) return openWindow();
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  return window;
}

/** Brings the window to the front, on the page that a link leads to. */
function follow(link: string): void {
  if (!hasOpened) {
    pendingLink = link;
    return;
  }
  const page = pageOfLink(link, local.language.read()?.language ?? 'en');
  const window = showWindow();
  if (page) show(window, page);
}

/** Damaged game data, most likely: its message names the file. */
function giveUp(error: Error): void {
  dialog.showErrorBox('Trailbook', error.message);
  app.exit(1);
}

/** The site's own server build, inside the program's archive. */
function siteFolder(): string {
  return app.isPackaged
    ? join(import.meta.dirname, '../site')
    : join(import.meta.dirname, '../../../web/build');
}

/** The site's own server build, in this process: no port is opened. */
async function loadSite(): Promise<SiteHandler> {
  const site = configuredSite(local.settings.read()?.site);
  return createSiteHandler(siteFolder(), {
    settings: {
      DATA_DIR: await dataFolder(),
      // All of the site is here: nothing has to be kept for times without a network.
      OFFLINE: 'false',
      CALLS_ELSEWHERE: String(site !== null),
      // Where what is shared from here is opened.
      SITE_URL: site ?? undefined,
      ASSETS_URL: process.env.TRAILBOOK_ASSETS_URL,
      GOOGLE_CLIENT_ID: site === null ? undefined : process.env.TRAILBOOK_GOOGLE_CLIENT_ID,
    },
    language: () => local.language.read()?.language,
    forward: site === null ? undefined : forwardCalls(site, fetchOutside),
  });
}

/** The game's data: beside the archive, as they are in the list that is inside of it. */
async function dataFolder(): Promise<string> {
  if (!app.isPackaged) return process.env.DATA_DIR || join(import.meta.dirname, '../../../../data');
  const folder = join(process.resourcesPath, 'data');
  await checkFiles(folder, join(import.meta.dirname, '../data-hashes.json'));
  return folder;
}

/** Rule S30. */
function takeFirstRun(): boolean {
  if (local.firstRun.read()) return false;
  local.firstRun.write({ version: app.getVersion() });
  return true;
}

/** Of two pages that are shown at once the earlier one is broken off, which is no fault. */
function show(window: BrowserWindow, page: string): void {
  window.loadURL(APP_ORIGIN + page).catch(() => undefined);
}

function openWindow(): BrowserWindow {
  const left = local.window.read();
  const window = new BrowserWindow({
    ...placeOnDisplays(
      left,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    ),
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    backgroundColor: '#0c111c',
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    },
  });
  if (left?.isMaximized) window.maximize();
  keepWindowState(window, local.window);
  revivePage(window.webContents, giveUp);
  askBeforeLeaving(window, {
    dialog,
    words: () => leaveWords,
    onStay: () => {
      isEnding = false;
    },
  });
  // Rule S27.
  window.on('close', (event) => {
    if (!staysOutOfSight()) return;
    event.preventDefault();
    window.hide();
  });
  // The wheel with Ctrl keeps to the same bounds as the keys.
  window.webContents.on('zoom-changed', (_event, direction) => {
    zoomBy(window.webContents, direction === 'in' ? 1 : -1);
  });
  const page = pendingLink && pageOfLink(pendingLink, local.language.read()?.language ?? 'en');
  pendingLink = undefined;
  show(window, page ?? '');
  return window;
}
