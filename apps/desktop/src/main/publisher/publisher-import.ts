import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  Session,
  WebContents,
} from 'electron';
import type { ListRequest, PublisherList } from '../../bridge/publisher.ts';
import { shutSession } from './guard-publisher.ts';
import { visitPage } from './visit-page.ts';

/** What it needs of the shell around. */
interface PublisherShell {
  readonly sessionOf: (partition: string) => Session;
  readonly openWindow: (options: BrowserWindowConstructorOptions) => BrowserWindow;
}

/** Takes a player's achievements from the publisher's own page. */
export interface PublisherImport {
  /** Whether it is of the publisher's window: other rules hold for that. */
  owns(contents: WebContents): boolean;
  /** @param asker - whose window gone, or gone on, ends it */
  read(request: ListRequest, asker: WebContents): Promise<PublisherList>;
  cancel(): void;
  /** Whether there may be anything to wipe. */
  isUsed(): boolean;
  wipe(): Promise<void>;
}

/** In memory: the program ends, and nobody is signed in any more. */
const PARTITION = 'publisher';

// Rule A9.
/** @returns an import that keeps nothing of what it reads, and has no session before it is asked for */
export function createPublisherImport({ sessionOf, openWindow }: PublisherShell): PublisherImport {
  let session: Session | undefined;
  let isUsed = false;
  let open: BrowserWindow | undefined;
  const close = () => open?.destroy();

  function ownSession(): Session {
    if (!session) {
      session = sessionOf(PARTITION);
      shutSession(session);
    }
    return session;
  }

  return {
    owns: (contents) => session !== undefined && contents.session === session,
    async read(request, asker) {
      if (open) {
        open.focus();
        return { failed: 'ALREADY_OPEN' };
      }
      const window = openWindow({ ...WINDOW, webPreferences: { ...SHUT, session: ownSession() } });
      open = window;
      isUsed = true;
      asker.on('destroyed', close);
      asker.on('did-navigate', close);
      try {
        return await visitPage(window, request);
      } finally {
        open = undefined;
        asker.off('destroyed', close);
        asker.off('did-navigate', close);
      }
    },
    cancel: close,
    isUsed: () => isUsed,
    async wipe() {
      close();
      if (!session) return;
      await session.closeAllConnections();
      await Promise.all([
        session.clearData(),
        session.clearStorageData(),
        session.clearAuthCache(),
        session.clearHostResolverCache(),
        session.clearCodeCaches({}),
      ]);
      isUsed = false;
    },
  };
}

const WINDOW = {
  width: 1100,
  height: 780,
  title: 'Trailbook',
} satisfies BrowserWindowConstructorOptions;

/** A stranger's page: no preload, no Node, no dialogs in our name, no dictionaries fetched for it. */
const SHUT = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  disableDialogs: true,
  spellcheck: false,
} satisfies BrowserWindowConstructorOptions['webPreferences'];
