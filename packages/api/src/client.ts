import type { Result } from '@trailbook/core/internal/basics';
import { askSite, type CallError, type ClientSettings, type Stop } from './calls/ask-site.ts';
import type { InputOf, OutputOf } from './calls/contract.ts';
import type { CALLS } from './calls/index.ts';

export type {
  CallError,
  ClientSettings,
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

/** Paths of calls that are read. */
export type ReadPath = `/${Extract<Call, { readonly method: 'GET' }>['path']}`;
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

/** A client of a site's calls for programs. It keeps nothing, and asks nobody else. */
export function createClient(site: ClientSettings): Client {
  const request = (method: 'GET' | 'POST') => (path: string, input: object, signal?: Stop) =>
    // The site has checked its answer by the schema that the type is made from.
    askSite(site, { method, path: path.slice(1), input, signal }) as Promise<
      Result<never, CallError>
    >;
  return { read: request('GET'), post: request('POST') };
}
