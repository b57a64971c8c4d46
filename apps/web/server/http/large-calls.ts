import { networksOf } from './address-limit.server.ts';
import { sharedBody } from './chunks.ts';
import { createLimiter } from './limited.ts';
import type { Refusal } from './refusal.ts';

/** Each holds up to twenty megabytes while it is read, checked and sent. */
const LIMITS = { atOnce: 6, waiting: 100, ofNetwork: 3, withinMs: 60_000 };

/** Answers calls whose bodies or answers may be of megabytes. */
export interface LargeCalls {
  /** @returns the answer, or at once why the call cannot be taken in */
  answer(address: string, make: () => Promise<Response>): Promise<Response | Refusal>;
}

/**
 * Takes in few calls at once, and few of one network. A call keeps its place until the last of its answer is handed
 * out, so that readers who do not read hold no more than these.
 */
export function createLargeCalls(limits: typeof LIMITS = LIMITS): LargeCalls {
  const limiter = createLimiter(limits);
  const ofNetwork = new Map<string, number>();

  async function hold(make: () => Promise<Response>, answered: (response: Response) => void) {
    const overdue = AbortSignal.timeout(limits.withinMs);
    const { promise: sent, resolve } = Promise.withResolvers<void>();
    answered(await untilSent(await make(), resolve, overdue));
    await sent;
  }

  return {
    async answer(address, make) {
      const [{ network }] = networksOf(address);
      const others = ofNetwork.get(network) ?? 0;
      if (others >= limits.ofNetwork) return TOO_MANY;
      ofNetwork.set(network, others + 1);
      const { promise, resolve, reject } = Promise.withResolvers<Response | Refusal>();
      const held = limiter.run(() => hold(make, resolve));
      if (!held) resolve(BUSY);
      Promise.resolve(held)
        .catch(reject)
        .finally(() => {
          const left = (ofNetwork.get(network) ?? 1) - 1;
          if (left > 0) ofNetwork.set(network, left);
          else ofNetwork.delete(network);
        });
      return promise;
    },
  };
}

const RETRY = { 'Retry-After': '5' };
const TOO_MANY: Refusal = { status: 429, code: 'TOO_MANY_REQUESTS', headers: RETRY };
const BUSY: Refusal = { status: 503, code: 'BUSY', headers: RETRY };

/** The same answer, handed out by the chunk; tells when nothing of it is left, or nobody wants it any more. */
async function untilSent(
  response: Response,
  sent: () => void,
  overdue: AbortSignal,
): Promise<Response> {
  const body = sharedBody(new Uint8Array(await response.arrayBuffer()));
  if (!(body instanceof ReadableStream)) {
    sent();
    return new Response(body, response);
  }
  const reader = body.getReader();
  const handedOut = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        overdue.addEventListener('abort', () => {
          controller.error(overdue.reason);
          sent();
        });
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        sent();
        controller.close();
      },
      cancel: sent,
    },
    { highWaterMark: 0 },
  );
  return new Response(handedOut, response);
}
