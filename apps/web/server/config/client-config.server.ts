import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { ConfigError } from './config-error';

const id = z.string().regex(/^[\w-]{1,80}$/);

/** A banner that a reader can dismiss for good. */
export const promotion = z.strictObject({
  id,
  /** Where it stands; those of warps are shown to players who imported some. */
  place: z.enum(['planner-top', 'planner-support', 'warp-share']),
  href: z.url({ protocol: /^https$/ }),
  /** By language; English where there is no other. */
  text: z.intersection(
    z.strictObject({ en: z.string().min(1).max(200) }).catchall(z.string().max(200)),
    z.record(z.string().regex(/^[a-z]{2,3}$/), z.string()),
  ),
});

/** What an operator may change in pages without a release. Rule C4. */
export const clientConfig = z.strictObject({
  reddot: z.array(id).max(100),
  promotions: z.record(id, promotion),
});

export type ClientConfig = z.infer<typeof clientConfig>;

/** Rule S4. */
const DEFAULT: ClientConfig = {
  reddot: ['char_v37', 'warp-luocha', 'calculator', 'achieve'],
  promotions: {},
};

const file = z.strictObject({
  reddot: clientConfig.shape.reddot.default(DEFAULT.reddot),
  promotions: z.array(promotion).default([]),
});

/**
 * Reads the file of red dots and promotions, where the settings name one.
 *
 * @throws ConfigError naming what is wrong in it
 */
export function readClientConfig(path: string | null): ClientConfig {
  if (path === null) return DEFAULT;
  try {
    const { reddot, promotions } = file.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { reddot, promotions: Object.fromEntries(promotions.map((one) => [one.id, one])) };
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new ConfigError(`CLIENT_CONFIG cannot be used: ${why}`);
  }
}
