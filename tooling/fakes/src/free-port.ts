import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Below the ports that systems give to whoever asks for any. */
const [FIRST, LAST] = [20_000, 31_000];

/**
 * The first of so many ports in a row that nobody listens on, and that no program is given unasked.
 *
 * @param random - from 0 to 1
 */
export async function freePorts(
  count: number,
  random: () => number = Math.random,
): Promise<number> {
  for (;;) {
    const first = FIRST + Math.floor(random() * (LAST - FIRST - count));
    const ports = Array.from({ length: count }, (_, at) => first + at);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  return isListening;
}
