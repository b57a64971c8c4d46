import * as z from 'zod';

/** What the shell shows in a page's own language. */
const words = z.string().min(1).max(300);

/** Of the program itself. */
export const appMessages = {
  'app:version': { request: z.undefined(), response: z.string().min(1) },
  'app:crash': {
    request: z.strictObject({ text: words, reload: words, close: words }),
    response: z.undefined(),
  },
} as const;

export type CrashWords = z.infer<(typeof appMessages)['app:crash']['request']>;

/** What the page finds as `window.trailbook.app`. */
export interface AppBridge {
  version(): Promise<string>;
  /** The page has crashed: its player is asked, in these words, whether to begin anew. */
  crash(words: CrashWords): Promise<void>;
}
