import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@trailbook/fakes/free-port';
import { answerOf, callText, type Engine, type Tab, type Visitor } from '../engine.ts';
import { lineOf, start, temporaryFolder } from '../processes.ts';
import { startHearingSite } from './hearing-site.ts';
import { type Send, webDriver } from './web-driver.ts';

/** Storage as Safari has it, which WebKitGTK keeps behind a switch. */
const SAFARI_STORAGE = [
  'StorageAPI',
  'StorageAPIEstimate',
  'FileSystem',
  'AccessHandle',
  'FileSystemWritableStream',
];

interface Choice {
  /**
   * Gives the site what it has in a private window of Safari: a file system that refuses to be opened, since
   * a driven browser is private. WebKitGTK as it ships has none.
   */
  readonly isSafariPrivate: boolean;
}

/** WebKit in its plainest browser, driven by WebDriver on a screen that nobody sees. */
export async function startWebKit(
  site: string,
  program: string,
  { isSafariPrivate }: Choice,
): Promise<Engine> {
  const screen = start('Xvfb', [
    ...['-displayfd', '3', '-nolisten', 'tcp'],
    ...['-screen', '0', '1440x1000x24'],
  ]);
  const display = `:${await lineOf(screen.output, /(\d+)\n/)}`;
  const features = isSafariPrivate ? [`--features=+${SAFARI_STORAGE.join(',+')}`] : [];
  return {
    snapshots: 'indexeddb',
    newVisitor: () => newVisitor(site, program, display, ['--automation', ...features]),
    close: () => screen.stop(),
  };
}

/** A driver serves one browser at a time, and that keeps its storage in memory until it is closed. */
async function newVisitor(
  site: string,
  program: string,
  display: string,
  args: readonly string[],
): Promise<Visitor> {
  const hearing = await startHearingSite(site);
  const home = temporaryFolder('webkit');
  const downloads = join(home.path, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(home.path, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const driver = start(program, [`--port=${port}`], {
    DISPLAY: display,
    HOME: home.path,
    XDG_CONFIG_HOME: home.path,
  });
  const send = webDriver(`http://127.0.0.1:${port}`);
  await untilReady(send);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  })) as { readonly sessionId: string };
  const session = `/session/${sessionId}`;
  const first = String(await send('GET', `${session}/window`));
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 });
  let current = first;
  let unused: string | undefined = first;

  /** Commands go to the window that was chosen last, so they wait for each other. */
  let last: Promise<unknown> = Promise.resolve();
  const sendTo =
    (handle: string): Send =>
    (method, path, body) => {
      const sent = last.then(async () => {
        if (current !== handle) await send('POST', `${session}/window`, { handle });
        current = handle;
        return send(method, `${session}${path}`, body);
      });
      last = sent.catch(() => undefined);
      return sent;
    };

  return {
    downloads,
    async newTab() {
      const handle = unused ?? (await newWindow(send, session));
      unused = undefined;
      return tabOf(sendTo(handle), hearing.origin);
    },
    complaints: async () => hearing.complaints(),
    async leave() {
      await send('DELETE', session);
      await driver.stop();
      await hearing.close();
      home.remove();
    },
  };
}

/** A window, not a tab: the driver waits in vain for the mouse in a tab that is not shown. */
async function newWindow(send: Send, session: string): Promise<string> {
  const opened = await send('POST', `${session}/window/new`, { type: 'window' });
  return (opened as { readonly handle: string }).handle;
}

async function untilReady(send: Send): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await send('GET', '/status').catch(() => undefined);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The driver of WebKit did not start.');
}

function tabOf(send: Send, origin: string): Tab {
  return {
    open: async (path) => void (await send('POST', '/url', { url: `${origin}${path}` })),
    reload: async () => void (await send('POST', '/refresh', {})),
    async evaluate(action, value) {
      const answer = (await send('POST', '/execute/async', {
        script: `const tell = arguments[0];
          ${callText(action, value)}.then((json) => tell({ json }), (error) => tell({ error: String(error) }));`,
        args: [],
      })) as { readonly json?: string; readonly error?: string };
      if (answer.error) throw new Error(answer.error);
      return answerOf(answer.json);
    },
    perform: async (actions) => void (await send('POST', '/actions', { actions })),
    async chooseFile(selector, file) {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      const [id] = Object.values(found as Record<string, string>);
      await send('POST', `/element/${id}/value`, { text: file });
    },
  };
}
