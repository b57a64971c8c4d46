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
import { guardPublisherContents } from './publisher/guard-publisher.ts';
import { publisherHandlers } from './publisher/publisher-handlers.ts';
import { createPublisherImport } from './publisher/publisher-import.ts';
import { loadSite, siteFolder } from './site/load-site.ts';
import { tellPages } from './tell-pages.ts';
import { createTrayPlace } from './tray/tray.ts';
import { openUpdater } from './updates/updater.ts';
import { startUpdates } from './updates/updates.ts';
import { applicationMenu } from './window/application-menu.ts';
import { askBeforeLeaving } from './window/ask-before-leaving.ts';
import { LINK_SCHEME, linkAmong } from './window/deep-link.ts';
import { createProgramWindow } from './window/program-window.ts';
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
const publisher = createPublisherImport({
  sessionOf: (partition) => session.fromPartition(partition),
  openWindow: (options) => new BrowserWindow(options),
});

/** Whether the program ends, and no window is kept for later. */
let isEnding = false;
let leaveWords: LeaveWords | undefined;
/** Whether a window that is closed goes out of sight only: its page goes on beside the clock. */
let staysOutOfSight = () => false;

const programWindow = createProgramWindow({
  preload: join(import.meta.dirname, '../preload/preload.cjs'),
  local,
  isOurs: (contents) => !publisher.owns(contents),
  staysOutOfSight: () => staysOutOfSight(),
  onOpened: (window) =>
    askBeforeLeaving(window, {
      dialog,
      words: () => leaveWords,
      onStay: () => {
        isEnding = false;
      },
    }),
  giveUp,
  link: linkAmong(process.argv),
});

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
    programWindow.follow(link);
  });
  app.on('second-instance', (_event, parts) => {
    const link = linkAmong(parts);
    if (link) programWindow.follow(link);
    else programWindow.show();
  });
  await app.whenReady();
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  Menu.setApplicationMenu(applicationMenu(process.platform, Menu));
  grantOwn(session.defaultSession);
  const site = { app, here: import.meta.dirname, local, fetch: fetchOutside };
  protocol.handle('app', await loadSite(site));
  const crash = onCrash({ app, dialog });
  const tray = createTrayPlace({
    createTray: () => new Tray(nativeImage.createFromPath(join(siteFolder(site), 'client', ICON))),
    menuOf: (items) => Menu.buildFromTemplate(items),
    settings: local.settings,
    open: programWindow.show,
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
  programWindow.open();
  app.on('activate', programWindow.show);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' && !tray.isKept()) app.quit();
  });
}

/** Of 16 to 32 pixels on a screen; the system draws it smaller. */
const ICON = 'icons/icon-192.png';

/** Damaged game data, most likely: its message names the file. */
function giveUp(error: Error): void {
  dialog.showErrorBox('Trailbook', error.message);
  app.exit(1);
}

/** Rule S30. */
function takeFirstRun(): boolean {
  if (local.firstRun.read()) return false;
  local.firstRun.write({ version: app.getVersion() });
  return true;
}
