import { join } from 'node:path';
import { app, BrowserWindow, ipcMain, protocol, session, shell } from 'electron';
import { APP_ORIGIN, isOwnAddress, mayOpenOutside } from './navigation.ts';
import { createSiteHandler, type SiteHandler } from './site-handler.ts';

// Before the app is ready: pages of this scheme get storage, fetch and a secure context.
protocol.registerSchemesAsPrivileged([
  {
    scheme: 'app',
    privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
  },
]);

if (app.requestSingleInstanceLock()) void start();
else app.quit();

async function start(): Promise<void> {
  await app.whenReady();
  const site = await loadSite();
  protocol.handle('app', site);
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) =>
    decide(false),
  );
  ipcMain.handle('app:version', (event) => {
    if (!event.senderFrame || !isOwnAddress(event.senderFrame.url))
      throw new Error('Not our page.');
    return app.getVersion();
  });
  openWindow();
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
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
    },
  });
  window.webContents.on('will-navigate', (event) => {
    if (!isOwnAddress(event.url)) event.preventDefault();
  });
  window.webContents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url)) void shell.openExternal(url);
    return { action: 'deny' };
  });
  void window.loadURL(APP_ORIGIN);
}
