import type { Turns } from '../http/limited';
import type { KeptAnswers } from '../pages/response-cache';
import type { Statistics } from '../statistics/statistics.ts';
import type { RecordSource } from '../warp-import/read-records';
import type { WarpImports } from '../warp-import/warp-imports.server';
import type { Metrics } from './metrics';

interface Parts {
  readonly kept: KeptAnswers;
  readonly keptCalls: KeptAnswers;
  readonly drawings: Turns;
  readonly calls: Turns;
  readonly warpImports: WarpImports;
  readonly statistics: Statistics | null;
}

/** What a site's parts tell of themselves when figures are read. */
export function watchAll(metrics: Metrics, parts: Parts): void {
  const { kept, keptCalls, drawings, calls, warpImports, statistics } = parts;
  metrics.watch('kept_bytes', 'Memory of answers that are kept.', () => ({
    pages: kept.bytes(),
    calls: keptCalls.bytes(),
  }));
  metrics.watch('drawings', 'Pages that are being drawn, and that wait for it.', drawings.load);
  metrics.watch('calls', 'Calls that are being answered, and that wait for it.', calls.load);
  metrics.watch('imports_running', 'Imports of warps under way.', warpImports.running);
  if (statistics) {
    metrics.watch('database_connections', 'The pool of the database.', statistics.load);
  }
}

/** The game's records, with each of its answers counted. */
export function watchedSource(source: RecordSource, metrics: Metrics): RecordSource {
  return {
    ...source,
    async ask(...asked) {
      const answer = await source.ask(...asked);
      metrics.upstream('records', answer.ok ? 'ok' : answer.error.code);
      return answer;
    },
  };
}
