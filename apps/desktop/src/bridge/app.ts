import { LANGUAGES } from '@trailbook/core/internal/dataset';
import * as z from 'zod';

/** What the shell shows in a page's own language. */
const words = z.string().min(1).max(300);

/** How far the window may be made larger or smaller, in Chromium's steps of a fifth. Rule S25. */
export const ZOOM = { min: -3, max: 3 } as const;

/** Of the program itself. */
export const appMessages = {
  'app:version': { request: z.undefined(), response: z.string().min(1) },
  'app:crash': {
    request: z.strictObject({ text: words, reload: words, close: words }),
    response: z.undefined(),
  },
  /** What the player is asked before a page with something unsaved is left. */
  'app:leaving': {
    request: z.strictObject({ text: words, leave: words, stay: words }),
    response: z.undefined(),
  },
  'app:language': { request: z.enum(LANGUAGES), response: z.undefined() },
  /** One step, or none: back to where one began. */
  'app:zoom': { request: z.literal([-1, 0, 1]), response: z.number().min(ZOOM.min).max(ZOOM.max) },
  'app:firstRun': { request: z.undefined(), response: z.boolean() },
} as const;

type Request<M extends keyof typeof appMessages> = z.infer<(typeof appMessages)[M]['request']>;
export type CrashWords = Request<'app:crash'>;
export type LeaveWords = Request<'app:leaving'>;
export type ZoomStep = Request<'app:zoom'>;

/** What the page finds as `window.trailbook.app`. */
export interface AppBridge {
  version(): Promise<string>;
  /** The page has crashed: its player is asked, in these words, whether to begin anew. */
  crash(words: CrashWords): Promise<void>;
  /** Before a page with something unsaved is left its player is asked, in these words. */
  askBeforeLeaving(words: LeaveWords): Promise<void>;
  /** The program begins in this language from now on. */
  keepLanguage(language: Request<'app:language'>): Promise<void>;
  /** @returns how large the window's page is after it */
  zoom(step: ZoomStep): Promise<number>;
  /** Whether the program runs for the first time; told once. */
  isFirstRun(): Promise<boolean>;
}
