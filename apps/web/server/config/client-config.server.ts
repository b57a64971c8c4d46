import { readFileSync } from 'node:fs';
import { clientConfig } from '@trailbook/api/calls/client-config';
import { promotionSchema } from '@trailbook/api/calls/promotion';
import * as z from 'zod';
import { ConfigError } from './config-error';

/** As much of what pages are told as stands in the file. */
export type ClientConfig = Omit<z.infer<typeof clientConfig.output>, 'drive'>;

/** Rule S4. */
const DEFAULT: ClientConfig = {
  reddot: ['char_v37', 'warp-luocha', 'calculator', 'achieve'],
  promotions: {},
};

const file = z.strictObject({
  reddot: clientConfig.output.shape.reddot.default(DEFAULT.reddot),
  promotions: z.array(promotionSchema).default([]),
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
