import type { DeepReadonly, Result } from '@trailbook/core/internal/basics';
import type * as z from 'zod';
import { askSite, type CallError, type Site, type Stop } from './ask-site.ts';

/** One call of a site's API. The server checks by it, the client is typed by it, the OpenAPI document is made of it. */
export interface Contract {
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1/`; parts of the address in braces. */
  readonly path: string;
  /** Its name in the OpenAPI document. */
  readonly id: string;
  readonly summary: string;
  /** Of the address, and of the query or the body. */
  readonly input: z.ZodType;
  /** Of the answer; of each line, where it comes line by line. */
  readonly output: z.ZodType;
  readonly mediaType?: 'application/x-ndjson' | 'text/calendar';
  /** What else it comes as, by the address that asks. */
  readonly alsoAs?: 'text/csv';
  /** What its body may be at most, where that is more than usual. */
  readonly maxBodyBytes?: number;
  /** What its answer may be at most, where that is megabytes. */
  readonly maxAnswerBytes?: number;
  /** Codes of errors of its own, by status. */
  readonly errors?: Readonly<Record<number, readonly string[]>>;
}

/**
 * Takes a function that makes the contract, and bundlers know that it does nothing else: pages that import a call's
 * client function leave its schemas out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function contract<const C extends Contract>(make: () => C): C {
  return make();
}

/** What a call takes. */
export type InputOf<C extends Contract> = object & DeepReadonly<z.input<C['input']>>;
/** What a call gives. */
export type OutputOf<C extends Contract> = DeepReadonly<z.output<C['output']>>;

/** The client function of a call. The site has checked its answer; it is not parsed again. */
export function clientFunction<C extends Contract>(method: C['method'], path: C['path']) {
  return (site: Site, input: InputOf<C>, signal?: Stop) =>
    askSite(site, { method, path, input, signal }) as Promise<Result<OutputOf<C>, CallError>>;
}
