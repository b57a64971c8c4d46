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

/** An IPv4 in the two forms of IPv6 that hold one, as `SocketAddress` spells them. */
const IN_IPV6 = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/;
const IPV4 = /\d{1,4}(?:\.\d{1,4}){3}/;

/** An address without the port and the zone that some proxies write beside it; an IPv4 that came as an IPv6 as what it is. */
function plainAddress(written: string): string {
  // Who writes zeros before a number means the number, where a reader of octal ones takes it for another address.
  const text = written.replace(IPV4, (quad) => quad.split('.').map(Number).join('.'));
  const bare = isIP(text) ? text : (SocketAddress.parse(text)?.address ?? text);
  if (isIP(bare) !== 6) return bare;
  const [address = ''] = bare.split('%');
  const short = new SocketAddress({ address, family: 'ipv6' }).address;
  return IN_IPV6.exec(short)?.[1] ?? short;
}
