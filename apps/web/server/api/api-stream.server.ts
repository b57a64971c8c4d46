import type * as z from 'zod';
import { logFault } from '../http/request-log.server';
import { type Args, type Extras, inputOf, late, TIME_MS, toAnswer } from './api-route.server';

/** A call whose answer comes line by line, each a JSON value of its own, while it is carried out. */
interface StreamCall<Input, Line> {
  readonly input: z.ZodType<Input>;
  /** Of one line. */
  readonly output: z.ZodType<Line>;
  /** May throw an ApiError before it gives anything. */
  readonly handle: (
    input: Input,
    extras: Pick<Extras, 'context' | 'signal'>,
  ) => AsyncIterable<Line> | Promise<AsyncIterable<Line>>;
  /** How long it may take until it begins. */
  readonly maxMs?: number;
  /** The last line where a fault of ours ends it. */
  readonly fault: Line;
}

const LINES = 'application/x-ndjson';

/** Makes a route of a call. The stream ends when the client leaves. */
export function apiStream<Input, Line>(call: StreamCall<Input, Line>) {
  const { input, output, handle, fault, maxMs = TIME_MS } = call;

  async function answer(args: Args): Promise<Response> {
    const { request, context } = args;
    const given = await inputOf({ method: 'POST', input }, args);
    const left = new AbortController();
    const signal = AbortSignal.any([request.signal, left.signal]);
    const events = await Promise.race([
      handle(given, { context, signal }),
      late(AbortSignal.timeout(maxMs)),
    ]);
    const lines = events[Symbol.asyncIterator]();
    const encoder = new TextEncoder();
    const encode = (line: Line) => encoder.encode(`${JSON.stringify(output.parse(line))}\n`);
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const next = await lines.next();
          // The client has left, which closed the stream.
          if (left.signal.aborted) return;
          if (next.done) controller.close();
          else controller.enqueue(encode(next.value));
        } catch (error) {
          if (left.signal.aborted) return;
          logFault(500, request.method, new URL(request.url).pathname, error);
          controller.enqueue(encode(fault));
          controller.close();
        }
      },
      async cancel() {
        left.abort();
        await lines.return?.();
      },
    });
    return new Response(body, {
      headers: {
        'Content-Type': `${LINES}; charset=utf-8`,
        'Cache-Control': 'no-store',
        // Some proxies would gather it and send it whole.
        'X-Accel-Buffering': 'no',
      },
    });
  }

  return (args: Args) => answer(args).catch((error: unknown) => toAnswer(error, args.request));
}
