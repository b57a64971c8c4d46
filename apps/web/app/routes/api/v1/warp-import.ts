import { warpImport } from '@trailbook/api/calls/warp-import';
import { apiStream } from '../../../../server/api/api-stream.server';
import { networksOf } from '../../../../server/http/address-limit.server';
import { ApiError } from '../../../../server/http/error-answer.server';
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
      const isAdmitted = await statistics?.admits(network, allowance).catch(() => undefined);
      if (isAdmitted === undefined) break;
      if (isAdmitted) continue;
      throw new ApiError(429, 'TOO_MANY_IMPORTS', [], { 'Retry-After': '600' });
    }
    return begun;
  },
});

export const loader = route;
export const action = route;
