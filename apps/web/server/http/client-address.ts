interface Line {
  /** Where the request came from. */
  readonly address: string;
  /** How many proxies of ours stand before the server. */
  readonly proxies: number;
}

/**
 * The client's address. Each proxy appends the address that it was asked from; the sender may have written anything
 * before those of our own proxies.
 */
export function clientAddress(headers: Headers, { address, proxies }: Line): string {
  const listed = (headers.get('X-Forwarded-For') ?? '').slice(0, 1000).split(',');
  const line = [...listed.map((one) => one.trim()).filter(Boolean), address];
  return line.at(-1 - proxies) ?? line[0] ?? address;
}
