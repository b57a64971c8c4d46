interface Line {
  /** Where the request came from. */
  readonly address: string;
  /** How many proxies of ours stand before the server. */
  readonly proxies: number;
}

/**
 * Who asks. Each proxy adds the address that it was asked from at the end of a list; what stands before those of
 * our own may have been written by anyone.
 */
export function clientAddress(headers: Headers, { address, proxies }: Line): string {
  const told = (headers.get('X-Forwarded-For') ?? '').slice(0, 1000).split(',');
  const line = [...told.map((one) => one.trim()).filter(Boolean), address];
  return line.at(-1 - proxies) ?? line[0] ?? address;
}
