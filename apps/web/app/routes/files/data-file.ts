import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { typeOfData } from '../../../server/files/data-files.server';
import type { WrittenFile } from '../../../server/files/written-files';
import { fileBody } from '../../../server/http/chunks';
import { acceptedEncoding } from '../../../server/http/encoding';
import { errorAnswer } from '../../../server/http/error-answer.server';
import { unpackedBody } from '../../../server/http/unpacked-body';

const BELOW = '/data/';
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The game's data as files: `/data/{lang}/{name}` is always the newest, `/data/{hash}/{lang}/{name}` may be
 * kept for good; under an old hash it leads to the new one. `/data/{deployment}/{hash of lang/name}` is the same
 * under a name that tells nothing, kept for good where it is asked of the deployment that runs and does not turn with
 * the week.
 * Rules C7, C8. The address counts as it is written: escapes make no second name.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { dataFiles, now } = context;
  const address = dataFiles.locate(new URL(request.url).pathname.slice(BELOW.length));
  if (!address) return notFound();
  const { language, name, revision, isHashed } = address;
  const written = dataFiles.written(language, name);
  const made = written ? undefined : await dataFiles.make(language, name, now);
  const file = written ?? made;
  if (!file) return notFound();
  const isCurrent = revision === (isHashed ? context.revision : file.revision);
  if (revision !== undefined && !isHashed && !isCurrent) {
    const url = `/data/${file.revision}/${language}/${made?.name ?? name}`;
    return redirect(url, { headers: { 'Cache-Control': 'no-cache' } });
  }
  const headers = new Headers({
    'Content-Type': typeOfData(name),
    'Cache-Control': isCurrent && !(isHashed && made?.isWeekly) ? FOR_GOOD : 'no-cache',
    ETag: `"${file.revision}"`,
  });
  if (written) return streamed(written, headers, request.headers.get('Accept-Encoding'));
  return new Response(made?.body, { headers });
}

/** From disk in the form that the client takes; unpacked on its way for one that takes none. */
function streamed(file: WrittenFile, headers: Headers, accepted: string | null): Response {
  headers.set('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(accepted);
  if (!encoding) {
    headers.set('Content-Length', String(file.bytes));
    return new Response(unpackedBody(file.paths.gzip), { headers });
  }
  headers.set('Content-Encoding', encoding);
  headers.set('ETag', `"${file.revision}-${encoding}"`);
  return new Response(fileBody(file.paths[encoding]), { headers });
}

function notFound(): Response {
  return errorAnswer({ status: 404, code: 'NOT_FOUND' }, true);
}
