import type { Result } from '@trailbook/core/internal/basics';
import { askSite, type CallError, type Fetch, type Stop } from './calls/ask-site.ts';
import type { InputOf, OutputOf } from './calls/contract.ts';
import type { CALLS } from './calls/index.ts';

export type {
  CallError,
  Fetch,
  FetchAnswer,
  FetchInit,
  Stop,
} from './calls/ask-site.ts';

type Call = (typeof CALLS)[number];
type CallAt<Path extends string> = Extract<
  Call,
  { readonly path: Path extends `/${infer P}` ? P : never }
>;

/** Paths of calls that are read, and answered by JSON. */
export type ReadPath = `/${Exclude<
  Extract<Call, { readonly method: 'GET' }>,
  { readonly mediaType: string }
>['path']}`;
/** Paths of calls that post, and are answered by one value. */
export type PostPath = `/${Exclude<
  Extract<Call, { readonly method: 'POST' }>,
  { readonly mediaType: string }
>['path']}`;

/** What a call takes: parts of its path and of its query. */
export type ReadInput<Path extends ReadPath> = InputOf<CallAt<Path>>;
/** What a call gives. */
export type ReadOutput<Path extends ReadPath> = OutputOf<CallAt<Path>>;
/** What a call that posts takes. */
export type PostInput<Path extends PostPath> = InputOf<CallAt<Path>>;
/** What a call that posts gives. */
export type PostOutput<Path extends PostPath> = OutputOf<CallAt<Path>>;

/** The calls of a site, typed as the site describes them. */
export interface Client {
  /**
   * Reads.
   *
   * @param path - as in the description, with its parts in braces
   * @param input - the parts, and the query
   * @returns the answer, as the site has checked it; never throws
   */
  read<Path extends ReadPath>(
    path: Path,
    input: ReadInput<Path>,
    signal?: Stop,
  ): Promise<Result<ReadOutput<Path>, CallError>>;
  /** Posts, with a state that the site gives for it. Never throws. */
  post<Path extends PostPath>(
    path: Path,
    input: PostInput<Path>,
    signal?: Stop,
  ): Promise<Result<PostOutput<Path>, CallError>>;
}

/** Where a site is, and how to ask it. */
export interface ClientSettings {
  /** Such as `https://trailbook.example`, with or without a slash at its end; empty for the page's own. */
  readonly origin: string | { readonly href: string };
  /** The platform's own where it is left out. */
  readonly fetch?: Fetch;
}

/**
 * A client of a site's calls for programs. It keeps nothing, and asks nobody else.
 *
 * @throws TypeError where neither the settings nor the platform have a `fetch`
 */
export function createClient({ origin, fetch = platformFetch() }: ClientSettings): Client {
  if (!fetch) throw new TypeError('This platform has no fetch: give one among the settings.');
  const address = typeof origin === 'string' ? origin : origin.href;
  // The platform's own must be called on nothing else.
  const ask: Fetch = (url, init) => fetch(url, init);
  const site = { origin: address.replace(/\/+$/, ''), fetch: ask };
  const request = (method: 'GET' | 'POST') => (path: string, input: object, signal?: Stop) =>
    // The site has checked its answer by the schema that the type is made from.
    askSite(site, { method, path: path.slice(1), input, signal }) as Promise<
      Result<never, CallError>
    >;
  return { read: request('GET'), post: request('POST') };
}

/** Named by no library of types, so that projects of any can import this. */
function platformFetch(): Fetch | undefined {
  return (globalThis as { readonly fetch?: Fetch }).fetch;
}
