import { showcase } from '@trailbook/api/calls/showcase';
import { apiRoute } from '../../../../server/api/api-route.server';

/** What a public showcase tells of an account. */
const route = apiRoute({
  ...showcase,
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

export const loader = route;
export const action = route;
