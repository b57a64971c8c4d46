import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer, or half of one, or none: then the line is cut. */
export interface FakeAnswer {
  readonly response: Response | undefined;
  readonly isCut: boolean;
}

/** A stand-in of another's server, as a function. */
interface Fake {
  answer(request: Request): Promise<FakeAnswer>;
}

/** A stand-in on a port of this machine, for no one else. */
export interface FakeServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens on the loopback address only. */
export async function serveFake(fake: Fake, port = 0): Promise<FakeServer> {
  const server = createServer(async (incoming, outgoing) => {
    const { response, isCut } = await fake.answer(await requestOf(incoming));
    const body = response ? Buffer.from(await response.arrayBuffer()) : undefined;
    if (!response || !body) {
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(response.status, {
      ...Object.fromEntries([...response.headers.entries()]),
      ...(response.status !== 204 && { 'Content-Length': body.length }),
    });
    if (!isCut) outgoing.end(body);
    else outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = Object.entries(headersDistinct).map(([name, values = []]): [string, string] => [
    name,
    values.join(', '),
  ]);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? Buffer.concat(await incoming.toArray()) : undefined;
  const host = incoming.headers.host ?? '127.0.0.1';
  return new Request(`http://${host}${url}`, { method, headers, ...(body && { body }) });
}
