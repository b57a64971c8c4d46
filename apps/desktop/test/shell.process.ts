import { createServer, type IncomingMessage } from 'node:http';
import { registerHooks } from 'node:module';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { world } from './fake-electron.ts';

/**
 * The shell's real bundle on a fake of Electron, as a process: what the window's scheme answers is served on a port of this
 * machine, which browsers hold for secure, and `/bridge` takes what the preload would send.
 *
 * `node test/shell.process.ts MAIN PORT`
 */
const [main = '', port = '0'] = process.argv.slice(2);

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: new URL('./fake-electron.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

const began = performance.now();
await import(pathToFileURL(main).href);
while (world.windows.length + world.errors.length === 0) {
  await new Promise((resolve) => setTimeout(resolve, 2));
}
if (world.errors.length > 0) throw new Error(world.errors.join('\n'));
const startedMs = performance.now() - began;

createServer(async (asked, answer) => {
  if (asked.url === '/bridge') {
    const { message, given } = JSON.parse(await bodyOf(asked)) as {
      message: string;
      given: unknown[];
    };
    const [window] = world.windows;
    const senderFrame = { url: 'app://trailbook/en' };
    const sender = Object.assign(window?.webContents ?? {}, { mainFrame: senderFrame });
    // JSON has no undefined.
    const heard = given.map((one) => one ?? undefined);
    const said = Promise.resolve(world.messages.get(message)?.({ senderFrame, sender }, ...heard));
    const told = await said.then(
      (value) => ({ value }),
      (error: Error) => ({ error: error.message }),
    );
    answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(told));
    return;
  }
  const handler = world.schemes.get('app');
  const request = new Request(`app://trailbook${asked.url}`, {
    method: asked.method ?? 'GET',
    headers: asked.headers as Record<string, string>,
  });
  const response = await handler?.(request);
  answer.writeHead(response?.status ?? 500, Object.fromEntries(response?.headers ?? []));
  if (response?.body) Readable.fromWeb(response.body as never).pipe(answer);
  else answer.end();
}).listen(Number(port), 'localhost', function (this: { address(): unknown }) {
  const { port: taken } = this.address() as { port: number };
  process.stdout.write(`${JSON.stringify({ port: taken, startedMs })}\n`);
});

async function bodyOf(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
