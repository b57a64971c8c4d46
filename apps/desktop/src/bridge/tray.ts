import * as z from 'zod';

const label = z.string().trim().min(1).max(60);

/** Of the program's place beside the clock. */
export const trayMessages = {
  /** Whether the program stays there when its window is closed; set where a value is given. */
  'tray:keep': { request: z.boolean().optional(), response: z.boolean() },
  /** What stands in its menu, in the page's words. */
  'tray:tell': {
    request: z.strictObject({
      open: label,
      quit: label,
      lines: z.array(z.string().trim().min(1).max(200)).max(6),
    }),
    response: z.undefined(),
  },
} as const;

export type TrayWords = z.infer<(typeof trayMessages)['tray:tell']['request']>;

/** What the page finds as `window.trailbook.tray`. */
export interface TrayBridge {
  /** Whether the program stays beside the clock when its window is closed; sets it where a value is given. */
  keep(isKept?: boolean): Promise<boolean>;
  /** Has the menu show what the page knows. */
  tell(words: TrayWords): Promise<void>;
}
