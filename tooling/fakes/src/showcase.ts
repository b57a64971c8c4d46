import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a showcase does instead of answering. */
export type ShowcaseFault = number | 'slow' | 'endless' | 'garbage';

export interface ShowcaseServer {
  readonly origin: string;
  /** How often each account was asked for. */
  readonly requests: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const HOSTILE_BYTES = 50 * 1024 ** 2;

/** A stand-in of a public showcase, on the loopback address only: faults by account, else what is shown. */
export async function serveShowcase(
  faults: Readonly<Record<string, ShowcaseFault>>,
  { ttl = 60, port = 0 } = {},
): Promise<ShowcaseServer> {
  const requests = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const uid = /^\/api\/hsr\/uid\/(\d+)$/.exec(incoming.url ?? '')?.[1] ?? '';
    requests.set(uid, (requests.get(uid) ?? 0) + 1);
    const fault = faults[uid] ?? (uid === '' ? 400 : undefined);
    if (fault === 'slow') return;
    if (typeof fault === 'number') {
      outgoing.writeHead(fault, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    outgoing.writeHead(200, { 'Content-Type': 'application/json' });
    if (fault === 'endless') outgoing.end(Buffer.alloc(HOSTILE_BYTES, ' '));
    else outgoing.end(fault === 'garbage' ? '<html>' : JSON.stringify(shown(uid, ttl)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An account with one character and its light cone, as the showcase tells them: zeros are left out. */
function shown(uid: string, ttl: number) {
  const seele = {
    avatarId: 1102,
    level: 70,
    promotion: 5,
    rank: 1,
    pos: 1,
    skillTreeList: [
      { pointId: 1102001, level: 5 },
      { pointId: 1102002, level: 8 },
      { pointId: 1102101, level: 1 },
    ],
    equipment: { tid: 23001, level: 60, promotion: 4, rank: 1 },
    relicList: [],
  };
  return {
    detailInfo: {
      uid: Number(uid),
      nickname: 'Stelle',
      level: 65,
      worldLevel: 5,
      avatarDetailList: [seele],
      assistAvatarList: [seele],
    },
    ttl,
    uid,
  };
}
