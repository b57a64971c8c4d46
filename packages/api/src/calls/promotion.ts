import * as z from 'zod';
import { contract } from './contract.ts';

export const promotionId = z.string().regex(/^[\w-]{1,80}$/);

/** A banner that a reader can dismiss for good. */
export const promotionSchema = z.strictObject({
  id: promotionId,
  /** Where it stands; those of warps are shown to players who imported some. */
  place: z.enum(['planner-top', 'planner-support', 'warp-share']),
  href: z.url({ protocol: /^https$/ }),
  /** By language; English where there is no other. */
  text: z.intersection(
    z.strictObject({ en: z.string().min(1).max(200) }).catchall(z.string().max(200)),
    z.record(z.string().regex(/^[a-z]{2,3}$/), z.string()),
  ),
});

/** Rule C5. */
export const promotion = contract(() => ({
  method: 'GET',
  path: 'promotions/{id}',
  id: 'promotion',
  summary: 'One promotion, or null where there is none of that id.',
  input: z.strictObject({
    id: promotionId.meta({ description: 'As `client_config` lists it.', example: 'spring' }),
  }),
  output: promotionSchema.nullable(),
}));
