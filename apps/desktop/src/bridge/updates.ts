import * as z from 'zod';

/** How the program stands to its next version. */
export const updateState = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('running'), percent: z.number().min(0).max(100) }),
  /** It could not be fetched whole; nothing has changed. */
  z.strictObject({ kind: z.literal('failed') }),
  z.strictObject({ kind: z.literal('ready'), version: z.string().min(1).max(60) }),
]);
export type UpdateState = z.infer<typeof updateState>;

export const updatesMessages = {
  'updates:state': { request: z.undefined(), response: updateState },
  'updates:check': { request: z.undefined(), response: z.undefined() },
  'updates:install': { request: z.undefined(), response: z.undefined() },
} as const;

/** What the shell tells its pages unasked. */
export const updatesEvents = { 'updates:changed': updateState } as const;

/** What the page finds as `window.trailbook.updates`. */
export interface UpdatesBridge {
  state(): Promise<UpdateState>;
  /** @returns what ends the listening */
  onChanged(listener: (state: UpdateState) => void): () => void;
  /** Looks for a new version now. */
  check(): Promise<void>;
  /** Starts the new version, where one is ready. */
  install(): Promise<void>;
}
