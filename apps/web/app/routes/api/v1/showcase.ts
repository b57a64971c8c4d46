import * as z from 'zod';
import { apiRoute } from '../../../../server/api/api-route.server';

const whole = z.int().nonnegative();
const stand = { id: whole, level: whole, ascension: whole };

/** What a public showcase tells of an account. */
const showcase = apiRoute({
  method: 'GET',
  input: z.strictObject({ uid: z.string().regex(/^[1-9]\d{8,9}$/) }),
  output: z.strictObject({
    characters: z.array(
      z.strictObject({
        ...stand,
        eidolon: whole,
        points: z.strictObject({
          by: z.enum(['anchor', 'id']),
          levels: z.record(z.string(), whole),
        }),
      }),
    ),
    lightCones: z.array(z.strictObject(stand)),
    materials: z.array(z.strictObject({ id: whole, count: whole })),
    unread: whole,
  }),
  async handle({ uid }, { context, signal }) {
    const { account } = await context.showcases.ask(uid, {
      address: context.clientAddress,
      signal,
    });
    return {
      ...account,
      characters: [...account.characters],
      lightCones: [...account.lightCones],
      materials: [...account.materials],
    };
  },
});

export const loader = showcase;
export const action = showcase;
