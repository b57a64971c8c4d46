import { createHash } from 'node:crypto';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site as it is, with an ear in each page. */
export interface HearingSite {
  readonly origin: string;
  /** What pages have complained of so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

const EAR = '/what-went-wrong';

/**
 * WebKit's driver has no log, and its browser writes no console while it is driven. So each page gets a
 * script before its first, which reports what the console would hold, and leaves the page as it was.
 */
export async function startHearingSite(site: string): Promise<HearingSite> {
  const heard: string[] = [];
  // A line that the site hangs up on just as it is used again would be heard as a script that is missing.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((incoming, answer) => {
    if (incoming.url === EAR) void hear(incoming, answer);
    else forward(incoming, answer);
  });
  server.keepAliveTimeout = 0;

  async function hear(incoming: IncomingMessage, answer: ServerResponse) {
    heard.push(await textOf(incoming));
    answer.writeHead(204).end();
  }

  function forward(incoming: IncomingMessage, answer: ServerResponse) {
    // Always whole: what the browser has kept would come without an ear.
    const { 'if-none-match': _known, ...headers } = incoming.headers;
    const { method } = incoming;
    const passedOn = request(
      new URL(incoming.url ?? '/', site),
      { agent, method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (response) => {
        const { statusCode = 500 } = response;
        const isPage = response.headers['content-type']?.startsWith('text/html');
        const isOpened = headers['sec-fetch-dest'] === 'document';
        if (statusCode >= 400 && !isOpened) heard.push(`${statusCode} for ${incoming.url}`);
        if (!isPage) {
          answer.writeHead(statusCode, response.headers);
          response.pipe(answer);
          return;
        }
        const { 'content-length': _length, ...kept } = response.headers;
        const script = `(${listen})("${EAR}")`;
        const hash = createHash('sha256').update(script).digest('base64');
        const policy = String(kept['content-security-policy']);
        answer.writeHead(statusCode, {
          ...kept,
          'content-security-policy': policy.replace('script-src', `script-src 'sha256-${hash}'`),
        });
        const ear = `<script>${script}</script>`;
        answer.end((await textOf(response)).replace(/<head[^>]*>/, (head) => head + ear));
      },
    );
    passedOn.on('error', ({ message }) => {
      heard.push(`${message} for ${incoming.url}`);
      answer.writeHead(502).end();
    });
    incoming.pipe(passedOn);
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    complaints: () => heard,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs in the page. */
function listen(ear: string): void {
  // The page must find itself as the server drew it.
  document.currentScript?.remove();
  const report = (...parts: unknown[]) => {
    // At once: the page may be left in the next moment.
    const request = new XMLHttpRequest();
    request.open('POST', ear, false);
    request.send(parts.map(String).join(' '));
  };
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    error(...parts);
    report(...parts);
  };
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) report(event.message, event.filename, event.lineno);
    else if (target instanceof HTMLElement) report('Not loaded:', target.outerHTML.slice(0, 300));
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => report('Unhandled:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('Refused:', violatedDirective, blockedURI),
  );
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
