import { connect } from 'node:net';

/** How much whoever keeps others out takes upon himself. */
export type Held = 'nothing' | 'a state' | 'by the byte' | '70 kB';

/**
 * Keeps a site's places for large bodies by requests that say they are large, and are not sent. Each comes from another
 * network, for a site that trusts a proxy, and begins anew when it is hung up on.
 *
 * @returns what ends it, and how many bytes it has sent
 */
export function holdPlaces(
  origin: string,
  { held, lines, state }: { held: Held; lines: number; state: string },
): () => number {
  const { hostname, port } = new URL(origin);
  let sent = 0;
  let isOver = false;
  const open = new Set<ReturnType<typeof connect>>();

  function hold(line: number, again = 0): void {
    if (isOver) return;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    const write = (text: string) => {
      sent += text.length;
      socket.write(text);
    };
    write(requestOf(held, state, `10.${line % 250}.${again % 250}.${line >> 8}`));
    if (held === '70 kB') write('A'.repeat(70_000));
    const dripping = held === 'by the byte' ? setInterval(() => write('A'), 200) : undefined;
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      open.delete(socket);
      setTimeout(() => hold(line, again + 1), 20);
    });
  }

  for (let line = 0; line < lines; line++) hold(line);
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
    return sent;
  };
}

function requestOf(held: Held, state: string, client: string): string {
  const stated =
    held === 'nothing'
      ? ''
      : `Content-Type: application/json\r\nX-SRS-Verify: ${state}\r\nX-Forwarded-For: ${client}\r\n`;
  return `POST /api/v1/sync/write HTTP/1.1\r\nHost: a\r\n${stated}Content-Length: 999999\r\n\r\n`;
}
