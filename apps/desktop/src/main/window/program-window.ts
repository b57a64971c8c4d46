import { BrowserWindow, screen, type WebContents } from 'electron';
import type { openLocalFiles } from '../local-files.ts';
import { APP_ORIGIN } from '../navigation.ts';
import { pageOfLink } from './deep-link.ts';
import { revivePage } from './revive-page.ts';
import { keepWindowState, LEAST, placeOnDisplays } from './window-state.ts';
import { zoomBy } from './zoom.ts';

interface Shell {
  /** The path of the preload. */
  readonly preload: string;
  readonly local: Pick<ReturnType<typeof openLocalFiles>, 'window' | 'language'>;
  /** Whether a window of ours shows this, and not one of another's pages. */
  readonly isOurs: (contents: WebContents) => boolean;
  /** Whether a window that is closed goes out of sight only: its page goes on beside the clock. */
  readonly staysOutOfSight: () => boolean;
  readonly onOpened: (window: BrowserWindow) => void;
  readonly giveUp: (error: Error) => void;
  /** The link that the program was started with. */
  readonly link: string | undefined;
}

/** The program's one window. */
export interface ProgramWindow {
  /** Opens it for the first time: pages are answered from now on. */
  open(): void;
  /** Brings it to the front, or opens it. Before the first time it comes by itself. */
  show(): void;
  /** Brings it to the front, on the page that a link leads to. */
  follow(link: string): void;
}

export function createProgramWindow(shell: Shell): ProgramWindow {
  const { local } = shell;
  /** One that came before there was a window. */
  let pendingLink = shell.link;
  /** Before, no page could be answered. */
  let hasOpened = false;

  const pageOf = (link: string) => pageOfLink(link, local.language.read()?.language ?? 'en');

  function bringForward(): BrowserWindow {
    const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
      shell.isOurs(webContents),
    );
    if (!window) return open();
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
    return window;
  }

  function open(): BrowserWindow {
    const window = openWindow(shell);
    shell.onOpened(window);
    const page = pendingLink && pageOf(pendingLink);
    pendingLink = undefined;
    load(window, page ?? '');
    return window;
  }

  return {
    open() {
      hasOpened = true;
      open();
    },
    show() {
      if (hasOpened) bringForward();
    },
    follow(link) {
      if (!hasOpened) {
        pendingLink = link;
        return;
      }
      const page = pageOf(link);
      const window = bringForward();
      if (page) load(window, page);
    },
  };
}

/** Of two pages that are shown at once the earlier one is broken off, which is no fault. */
function load(window: BrowserWindow, page: string): void {
  window.loadURL(APP_ORIGIN + page).catch(() => undefined);
}

function openWindow({ local, preload, staysOutOfSight, giveUp }: Shell): BrowserWindow {
  const left = local.window.read();
  const displays = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...placeOnDisplays(left, displays),
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    backgroundColor: '#0c111c',
    webPreferences: {
      preload,
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
  return window;
}
