import { RELEASE_HEADER } from '@trailbook/ui/offline-protocol';
import { type Hosts, securityHeaders } from '../http/security-headers.server';

/** Adds the headers of every answer: the security policy and, with a service worker, the release. */
export type Secure = (response: Response) => Response;

export function secureWith(hosts: Hosts, release: string | null): Secure {
  const headers = [
    ...securityHeaders(hosts),
    ...(release === null ? [] : ([[RELEASE_HEADER, release]] as const)),
  ];
  return (response) => withHeaders(response, headers);
}

/** A copy with more headers, since those of some answers cannot be changed. Headers that are there stay; `Vary` grows. */
export function withHeaders(
  response: Response,
  added: readonly (readonly [string, string])[],
): Response {
  const headers = new Headers(response.headers);
  // A page names its own scripts in its policy.
  for (const [name, value] of added) {
    if (!headers.has(name)) headers.set(name, value);
    else if (name === 'Vary' && !headers.get(name)?.includes(value)) headers.append(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}
