import { isIP, SocketAddress } from 'node:net';

interface Line {
  /** Where the request came from. */
  readonly address: string;
  /** How many proxies of ours stand before the server. */
  readonly proxies: number;
}

/**
 * The client's address, in one spelling. Each proxy appends the address that it was asked from; the sender may have
 * written anything before those of our own proxies.
 */
export function clientAddress(headers: Headers, { address, proxies }: Line): string {
  const listed = (headers.get('X-Forwarded-For') ?? '').slice(0, 1000).split(',');
  const line = [...listed.map((one) => one.trim()).filter(Boolean), address];
  return plainAddress(line.at(-1 - proxies) ?? line[0] ?? address);
}

const MAPPED = '::ffff:';

/** An address without the port and the zone that some proxies write beside it; an IPv4 that came as an IPv6 as what it is. */
function plainAddress(text: string): string {
  const bare = isIP(text) ? text : (SocketAddress.parse(text)?.address ?? text);
  if (isIP(bare) !== 6) return bare;
  const [address = ''] = bare.split('%');
  const short = new SocketAddress({ address, family: 'ipv6' }).address;
  const tail = short.slice(MAPPED.length);
  return short.startsWith(MAPPED) && isIP(tail) === 4 ? tail : short;
}
