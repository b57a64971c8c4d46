import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { languageOf } from '../server/page.server';
import { plannerFile } from '../server/planner-data.server';

/** The planner's tables. The name holds the content's hash, so the answer may be kept for good. */
export function loader({ params }: LoaderFunctionArgs) {
  const file = plannerFile(languageOf(params));
  if (params.revision !== file.revision) {
    return redirect(file.url, { headers: { 'Cache-Control': 'no-cache' } });
  }
  return new Response(file.body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
