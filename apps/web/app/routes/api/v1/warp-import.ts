import { warpImport } from '@trailbook/api/calls/warp-import';
import { apiStream } from '../../../../server/api/api-stream.server';
import { networksOf } from '../../../../server/http/address-limit.server';
import { tooMany } from '../../../../server/http/error-answer.server';
import { PER_ADDRESS } from '../../../../server/warp-import/warp-imports.server';

/** Reads an account's warp records from the game, and tells them page by page. */
const route = apiStream({
  ...warpImport,
  fault: { event: 'failed', failure: { code: 'IMPORT_FAILED' } },
  async handle(request, { context, signal }) {
    const { statistics, warpImports, clientAddress } = context;
    const begun = warpImports.begin(request, { address: clientAddress, signal });
    // This process has its own count; where several share a database, they share one there too. An import that
    // gives nothing needs no database: without one, the process's own count is enough.
    for (const { network, times } of networksOf(clientAddress)) {
      const allowance = { ...PER_ADDRESS, most: PER_ADDRESS.most * times };
      const waitMs = await statistics?.begin(network, allowance).catch(() => undefined);
      if (waitMs === undefined) break;
      if (waitMs > 0) throw tooMany(waitMs, 'TOO_MANY_IMPORTS');
    }
    return begun;
  },
});

export const loader = route;
export const action = route;
