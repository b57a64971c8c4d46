import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf, callText, type Engine, type Tab, type Visitor } from '../engine.ts';
import { lineOf, start, temporaryFolder } from '../processes.ts';
import { type Bidi, connect } from './bidi.ts';
import { fullDisk } from './full-disk.ts';

const PREFERENCES = {
  // A site may take a fifth of this, in kilobytes: little enough to be filled by a test.
  'dom.quotaManager.temporaryStorage.fixedLimit': 50 * 1024,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.download.alwaysOpenPanel': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#no-remote-settings',
};

interface Entry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

interface Response {
  readonly context: string | null;
  readonly request: { readonly url: string; readonly destination: string };
  readonly response: { readonly status: number };
}

/** Firefox, driven by WebDriver BiDi: it listens to the real console, CSP reports and answers. */
export async function startFirefox(origin: string, program: string): Promise<Engine> {
  const profile = temporaryFolder('firefox');
  writeFileSync(
    join(profile.path, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const firefox = start(program, [
    '--headless',
    '--no-remote',
    '--profile',
    profile.path,
    '--remote-debugging-port=0',
  ]);
  const address = await lineOf(firefox.output, /WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', {
    events: ['log.entryAdded', 'network.responseCompleted'],
  });

  /** Complaints by the tab they came from. */
  const heard: { readonly context: string; readonly text: string }[] = [];
  bidi.listen('log.entryAdded', ({ level, text, source }: Entry) => {
    if (level === 'error') heard.push({ context: source.context ?? '', text: text ?? '' });
  });
  bidi.listen('network.responseCompleted', ({ context, request, response }: Response) => {
    if (response.status < 400 || request.destination === 'document') return;
    heard.push({ context: context ?? '', text: `${response.status} for ${request.url}` });
  });

  return {
    snapshots: 'opfs',
    fullDisk,
    newVisitor: () => newVisitor(bidi, origin, heard),
    async close() {
      bidi.close();
      await firefox.stop();
      profile.remove();
    },
  };
}

/** A container of Firefox: its storage and its cookies are its own. */
async function newVisitor(
  bidi: Bidi,
  origin: string,
  heard: readonly { readonly context: string; readonly text: string }[],
): Promise<Visitor> {
  const { userContext } = await bidi.send('browser.createUserContext');
  const downloads = temporaryFolder('downloads');
  await bidi.send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads.path },
    userContexts: [userContext],
  });
  const contexts = new Set<string>();
  return {
    downloads: downloads.path,
    async newTab() {
      const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext });
      contexts.add(String(context));
      await bidi.send('browsingContext.setViewport', {
        context,
        viewport: { width: 1440, height: 900 },
      });
      return tabOf(bidi, origin, String(context));
    },
    complaints: async () =>
      heard.filter(({ context }) => contexts.has(context)).map(({ text }) => text),
    async leave() {
      await bidi.send('browser.removeUserContext', { userContext });
      downloads.remove();
    },
  };
}

function tabOf(bidi: Bidi, origin: string, context: string): Tab {
  return {
    async open(path) {
      const url = `${origin}${path}`;
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () =>
      void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    async evaluate(action, value) {
      const answer = (await bidi.send('script.evaluate', {
        target: { context },
        expression: callText(action, value),
        awaitPromise: true,
      })) as {
        readonly result?: { readonly value?: unknown };
        readonly exceptionDetails?: { readonly text: string };
      };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answerOf(answer.result?.value);
    },
    perform: async (actions) =>
      void (await bidi.send('input.performActions', { context, actions })),
    async chooseFile(selector, file) {
      const { nodes } = (await bidi.send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      })) as { readonly nodes: readonly { readonly sharedId: string }[] };
      const element = { sharedId: nodes[0]?.sharedId };
      await bidi.send('input.setFiles', { context, element, files: [file] });
    },
  };
}
