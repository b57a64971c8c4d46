import { fail, ok, type Result } from '../basics/result.ts';
import type { paths } from './described.ts';

/** Where a site is, and how to ask it. */
export interface ClientSettings {
  /** Without a slash at its end, such as `https://trailbook.example`; empty for the page's own. */
  readonly origin: string;
  /** The platform's own `fetch`. */
  readonly fetch: Fetch;
}

/** As much of `fetch` as the client needs. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>;

/** The platform's own `AbortSignal`, wherever it is declared. */
export type Stop = typeof globalThis extends {
  readonly AbortSignal: { readonly prototype: infer S };
}
  ? S
  : object;

/** What a request is made of. */
export interface FetchInit {
  readonly method: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly cache?: 'no-store';
  readonly referrerPolicy?: 'no-referrer';
  readonly signal?: Stop;
}

/** What comes back. */
export interface FetchAnswer {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

/** Why a call gave nothing. */
export interface CallError {
  /** `UNREACHABLE` where there was no answer, `UNREADABLE` where it was none of ours; else the site's own code. */
  readonly code: string;
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /** What was wrong with the input, and where. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

/** Paths of calls that are read. */
export type ReadPath = PathOf<'get'>;
/** Paths of calls that post, and are answered by one value. */
export type PostPath = {
  [Path in PathOf<'post'>]: JsonOf<'post', Path> extends never ? never : Path;
}[PathOf<'post'>];

/** What a call takes: parts of its path and of its query. */
export type ReadInput<Path extends ReadPath> = object & Given<ParametersOf<Path>>;
/** What a call gives. */
export type ReadOutput<Path extends ReadPath> = JsonOf<'get', Path>;
/** What a call that posts takes. */
export type PostInput<Path extends PostPath> = paths[Path] extends {
  readonly post: {
    readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
  };
}
  ? Body
  : never;
/** What a call that posts gives. */
export type PostOutput<Path extends PostPath> = JsonOf<'post', Path>;

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

const API = '/api/v1';
const STATE_HEADER = 'X-SRS-Verify';

/** A client of a site's calls for programs. It keeps nothing, and asks nobody else. */
export function createClient({ origin, fetch }: ClientSettings): Client {
  async function ask(path: string, init: FetchInit): Promise<Result<unknown, CallError>> {
    let answer: FetchAnswer;
    try {
      answer = await fetch(origin + API + path, init);
    } catch {
      return fail({ code: 'UNREACHABLE', status: 0, problems: [] });
    }
    const body = await answer.json().catch(() => undefined);
    if (answer.ok && body !== undefined) return ok(body);
    return fail(errorIn(body, answer.status));
  }

  return {
    async read(path, input, signal) {
      const read = await ask(addressOf(path, input), { method: 'GET', ...stopping(signal) });
      // Checked by the site, against the description that the type is made from.
      return read as Result<ReadOutput<typeof path>, CallError>;
    },
    async post(path, input, signal) {
      const given = await ask('/state', { method: 'GET', cache: 'no-store', ...stopping(signal) });
      if (!given.ok) return given;
      const { state } = given.value as ReadOutput<'/state'>;
      const posted = await ask(path, {
        ...{ method: 'POST', cache: 'no-store', referrerPolicy: 'no-referrer' },
        headers: { 'Content-Type': 'application/json', [STATE_HEADER]: state },
        body: JSON.stringify(input),
        ...stopping(signal),
      });
      return posted as Result<PostOutput<typeof path>, CallError>;
    },
  };
}

/** Parts of the path in their place, the others in the query. */
function addressOf(path: string, input: object): string {
  const rest = new Map<string, unknown>(
    Object.entries(input).filter(([, value]) => value !== undefined),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const part = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return part;
  });
  const query = [...rest].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function stopping(signal: Stop | undefined): { readonly signal?: Stop } {
  return signal ? { signal } : {};
}

function errorIn(body: unknown, status: number): CallError {
  const { error } = (body ?? {}) as { readonly error?: Partial<CallError> };
  if (typeof error?.code !== 'string') return { code: 'UNREADABLE', status, problems: [] };
  return { code: error.code, status, problems: error.problems ?? [] };
}

type Method = 'get' | 'post';
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends { readonly [Key in M]: object } ? Path : never;
}[keyof paths];

type ParametersOf<Path extends ReadPath> = paths[Path] extends {
  readonly get: { readonly parameters: infer Parameters };
}
  ? Parameters
  : never;

/** Path and query together: a name stands in one of them. */
type Given<Parameters> = (Parameters extends { readonly path: infer Path } ? Path : unknown) &
  (Parameters extends { readonly query?: infer Query }
    ? [Query] extends [undefined]
      ? unknown
      : NonNullable<Query>
    : unknown);

type JsonOf<M extends Method, Path extends keyof paths> = paths[Path] extends {
  readonly [Key in M]: {
    readonly responses: {
      readonly 200: { readonly content: { readonly 'application/json': infer Answer } };
    };
  };
}
  ? Answer
  : never;
