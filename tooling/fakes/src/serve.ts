import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordApi } from './record-api.ts';

/** The records on a port of this machine, for no one else. */
export interface RecordServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens on the loopback address only. */
export async function serveRecords(api: RecordApi, port = 0): Promise<RecordServer> {
  const server = createServer(async (incoming, outgoing) => {
    const { response, isCut } = await api.answer(
      new Request(`http://127.0.0.1${incoming.url ?? '/'}`),
    );
    const body = response ? Buffer.from(await response.arrayBuffer()) : undefined;
    if (!response || !body) {
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(response.status, {
      ...Object.fromEntries([...response.headers.entries()]),
      'Content-Length': body.length,
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
