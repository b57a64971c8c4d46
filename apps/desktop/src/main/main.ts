import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, protocol, session, shell } from 'electron';
import { answerBridge } from './bridge-handler.ts';
import { onCrash } from './crash.ts';
import { guardContents, refusePermissions } from './guards.ts';
import { APP_ORIGIN } from './navigation.ts';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';

// Before the app is ready: pages of this scheme get storage, fetch and a secure context.
protocol.registerSchemesAsPrivileged([
  {
    scheme: 'app',
    privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
  },
]);
app.enableSandbox();

if (app.requestSingleInstanceLock()) start().catch(giveUp);
else app.quit();

async function start(): Promise<void> {
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, (url) => void shell.openExternal(url)),
  );
  await app.whenReady();
  refusePermissions(session.defaultSession);
  protocol.handle('app', await loadSite());
  const crash = onCrash({ app, dialog });
  answerBridge(ipcMain, {
    'app:version': () => app.getVersion(),
    'app:crash': (words) => void crash(words),
  });
  openWindow();
  app.on('second-instance', showWindow);
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
}

/** Whoever starts the program again wants the window that is there, wherever it went. */
function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) {
    openWindow();
    return;
  }
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Damaged game data, most likely: its message names the file. */
function giveUp(error: Error): void {
  dialog.showErrorBox('Trailbook', error.message);
  app.exit(1);
}

/** The site's own server build, in this process: no port is opened. */
function loadSite(): Promise<SiteHandler> {
  const { isPackaged } = app;
  const resources = isPackaged ? process.resourcesPath : join(import.meta.dirname, '../../../..');
  return createSiteHandler(join(resources, isPackaged ? 'build' : 'apps/web/build'), {
    DATA_DIR: process.env.DATA_DIR || join(resources, 'data'),
    ASSETS_URL: process.env.ASSETS_URL,
  });
}

function openWindow(): void {
  const window = new BrowserWindow({
    width: 1280,
    height: 840,
    minWidth: 390,
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
  void window.loadURL(APP_ORIGIN);
}
