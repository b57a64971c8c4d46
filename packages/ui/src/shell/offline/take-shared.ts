import * as z from 'zod/mini';
import { serviceWorkers } from '../../platform/index.ts';
import { type Said, SHARE_FAULTS, type Shared, type ShareFault } from './protocol.ts';

/** The worker answers at once, unless there is none any more. */
const ANSWER_MS = 5000;

const sharedSchema = z.object({ files: z.array(z.instanceof(File)), text: z.string() });

/**
 * Takes what was shared from the worker, which then has it no more.
 *
 * @param mark - what the page's address says of the share
 * @returns why there is nothing, where there is nothing
 */
export async function takeShared(mark: string): Promise<Shared | ShareFault> {
  const fault = SHARE_FAULTS.find((known) => known === mark);
  if (fault) return fault;
  const worker = serviceWorkers()?.controller;
  if (!worker) return 'late';
  const answer = sharedSchema.safeParse(await askFor(mark, worker));
  return answer.success ? answer.data : 'late';
}

function askFor(id: string, worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const tooLong = setTimeout(resolve, ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(tooLong);
      resolve(data);
    };
    worker.postMessage({ say: 'take-shared', id } satisfies Said, [port2]);
  }).finally(() => port1.close());
}
