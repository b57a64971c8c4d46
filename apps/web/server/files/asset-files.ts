import { realpathSync, statSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { ASSETS_ADDRESS } from '../../shared/assets-address.ts';
import { fileBody } from '../http/chunks.ts';
import { errorAnswer } from '../http/error-answer.server.ts';

/** The operator's pictures and voices, where they lie in a folder of this machine: the site serves them itself. */

const TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.mp3': 'audio/mpeg' };

/** Folders and a name, none of which begins with a dot. Other spellings of an address lead nowhere. */
const NAMED = /^(?:\/\w[\w.-]*)+\.(?:webp|mp3)$/;

/** A name says nothing of the content: a picture that is made anew shows after a day at the latest. */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

export interface AssetFiles {
  /** The picture or clip at this path, or that there is none; undefined for all other files. */
  answer(request: Request, pathname: string): Promise<Response> | undefined;
}

/** No folder, as where another host has them. */
export const NO_ASSETS: AssetFiles = { answer: () => undefined };

/** @throws Error where there is no such folder */
export function assetFiles(folder: string): AssetFiles {
  const root = rootOf(folder);
  return {
    answer(request, pathname) {
      if (!pathname.startsWith(`${ASSETS_ADDRESS}/`) || !(extname(pathname) in TYPES)) return;
      const name = pathname.slice(ASSETS_ADDRESS.length);
      return NAMED.test(name) ? answerWith(request, root, name) : Promise.resolve(notThere());
    },
  };
}

function rootOf(folder: string): string {
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isThere) throw new Error('there is no such folder');
  return realpathSync(folder);
}

async function answerWith(request: Request, root: string, name: string): Promise<Response> {
  const file = await findFile(root, name);
  if (!file) return notThere();
  const { path, size, modified } = file;
  const etag = `"${size.toString(36)}-${Math.round(modified).toString(36)}"`;
  const headers = new Headers({
    'Content-Type': TYPES[extname(name)] as string,
    'Cache-Control': FOR_A_DAY,
    'Last-Modified': new Date(modified).toUTCString(),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  const range = rangeOf(request.headers, { size, etag });
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size };
  headers.set('Content-Length', String(end - start));
  if (range) headers.set('Content-Range', `bytes ${start}-${end - 1}/${size}`);
  return new Response(fileBody(path, { start, end }), { status: range ? 206 : 200, headers });
}

/** The file behind a name, if no link on the way leads out of the folder. */
async function findFile(root: string, name: string) {
  try {
    const path = await realpath(join(root, name));
    if (!path.startsWith(root + sep)) return undefined;
    const stats = await stat(path);
    return stats.isFile() ? { path, size: stats.size, modified: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

interface Range {
  readonly start: number;
  /** The first byte that no longer belongs to it. */
  readonly end: number;
}

/** The part of a file that a player of sounds asks for; undefined where the whole file is to be sent. */
function rangeOf(
  headers: Headers,
  { size, etag }: { readonly size: number; readonly etag: string },
): Range | 'unsatisfiable' | undefined {
  // Several parts at once are not offered, and who has the file may have no use for a part of it.
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('Range') ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (headers.has('If-None-Match')) return undefined;
  if ((headers.get('If-Range') ?? etag) !== etag) return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(Number(to) + 1, size);
  // A range whose end stands before its start means nothing.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start < end ? { start, end } : 'unsatisfiable';
}

/** In a plain word: a page would be drawn for every picture that an operator lacks. */
function notThere(): Response {
  return errorAnswer({ status: 404, code: 'NOT_FOUND' }, false);
}
