import { aggregates } from '@trailbook/api/calls/aggregates';
import { VOLUNTEERS } from '@trailbook/api/calls/figures';
import { COUNT_KINDS, type Count } from '@trailbook/core/internal/global-statistics';
import type { Args } from '../../../../server/api/api-route.server';
import { inputOf, toAnswer } from '../../../../server/api/api-route.server';
import { statisticsOf } from '../../../../server/api/statistics-of.server';
import { AS_PAGES } from '../../../../server/http/cache-control';

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(COUNT_KINDS).map(([name, kind]) => [kind, name]),
);

interface Form {
  readonly type: string;
  readonly head: string;
  readonly line: (count: Count, isFirst: boolean) => string;
  readonly foot: string;
}

const FORMS: Readonly<Record<'csv' | 'json', Form>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: `# ${VOLUNTEERS}\r\nbanner,kind,bucket,count\r\n`,
    line: ({ scope, kind, bucket, count }) =>
      `${scope},${NAMES.get(kind) ?? kind},${bucket},${count}\r\n`,
    foot: '',
  },
  json: {
    type: 'application/json',
    head: `{"note":${JSON.stringify(VOLUNTEERS)},"counters":[`,
    line: ({ scope, kind, bucket, count }, isFirst) =>
      `${isFirst ? '' : ','}\n${JSON.stringify([scope, NAMES.get(kind) ?? kind, bucket, count])}`,
    foot: '\n]}\n',
  },
};

/** All figures there are, for whoever wants to count for themselves. The cache of calls keeps them for a minute. */
async function route(args: Args): Promise<Response> {
  try {
    const { format } = await inputOf(aggregates, args);
    const form = FORMS[format];
    return new Response(streamOf(linesOf(statisticsOf(args.context).all(), form)), {
      headers: {
        'Content-Type': form.type,
        'Content-Disposition': `attachment; filename="trailbook-aggregates.${format}"`,
        'Cache-Control': AS_PAGES,
      },
    });
  } catch (error) {
    return toAnswer(error, args.request);
  }
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await texts.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => void (await texts.return(undefined)),
  });
}

async function* linesOf(scopes: AsyncIterable<readonly Count[]>, { head, line, foot }: Form) {
  yield head;
  let isFirst = true;
  for await (const counts of scopes) {
    let text = '';
    for (const count of counts) {
      text += line(count, isFirst);
      isFirst = false;
    }
    yield text;
  }
  yield foot;
}

export const loader = route;
export const action = route;
