/** What fetches a new version: the library, as far as the shell uses it. */
export interface Updater {
  /** Looks for a new version, and fetches it where there is one. */
  check(): Promise<unknown>;
  /** Gives up what it fetches. */
  cancel(): void;
  /** Ends the program and starts the new version. */
  install(): void;
  on(
    event: 'update-available' | 'update-not-available' | 'update-cancelled',
    listener: () => void,
  ): unknown;
  on(
    event: 'download-progress',
    listener: (progress: { readonly percent: number }) => void,
  ): unknown;
  on(event: 'update-downloaded', listener: (info: { readonly version: string }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The feed of the build and the key that signs it; the bundler puts the operator's here. */
const FEED = process.env.TRAILBOOK_UPDATES_URL;
const KEY = process.env.TRAILBOOK_UPDATES_KEY;

/** Several times an installer. The library would fill the disk before it compares what came with the manifest. */
const MOST_BYTES = 1024 ** 3;

/**
 * Opens the updater; undefined where the build names no feed, or no key. It comes late: the window does not wait for it.
 *
 * @param configPath - what the library wants to read of the build; inside the archive
 * @param fetch - Electron's `net.fetch`
 */
export async function openUpdater(
  configPath: string,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<Updater | undefined> {
  if (!FEED?.startsWith('https://') || !KEY) return undefined;
  const [{ autoUpdater }, { SignedFeed }] = await Promise.all([
    import('electron-updater').then((library) => library.default ?? library),
    import('./signed-feed.ts'),
  ]);
  autoUpdater.updateConfigPath = configPath;
  autoUpdater.autoDownload = true;
  // Never unasked: only the player's word installs anything.
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.allowDowngrade = false;
  autoUpdater.disableWebInstaller = true;
  autoUpdater.setFeedURL({
    ...{ provider: 'custom', updateProvider: SignedFeed },
    ...{ url: FEED, publicKey: KEY, fetch },
  } as never);
  let cancel = () => {};
  autoUpdater.on('download-progress', ({ total, transferred }) => {
    if (Math.max(total, transferred) > MOST_BYTES) cancel();
  });
  return {
    async check() {
      const found = await autoUpdater.checkForUpdates();
      cancel = () => found?.cancellationToken?.cancel();
      // How it ends is told as an event.
      found?.downloadPromise?.catch(() => undefined);
    },
    cancel: () => cancel(),
    install: () => autoUpdater.quitAndInstall(false, true),
    on: (event: never, listener: never) => autoUpdater.on(event, listener),
  };
}
