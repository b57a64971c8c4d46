import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { FOR_AN_HOUR } from '../http/cache-control';
import { sharedBody } from '../http/chunks';
import { acceptedEncoding, type Encoding } from '../http/encoding';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** How `scripts/finish-build.ts` calls a file's compressed forms. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Names in this folder hold their content's hash. */
const FOR_GOOD_BELOW = '/assets/';
const FOR_GOOD = 'public, max-age=31536000, immutable';

export interface StaticFiles {
  /** The file at exactly this path, in the best encoding that the client accepts; undefined without one. */
  answer(pathname: string, acceptEncoding: string | null): Promise<Response> | undefined;
  /** All of them. */
  readonly paths: readonly string[];
}

interface File {
  readonly path: string;
  readonly type: string;
  readonly encodings: ReadonlySet<Encoding>;
}

/** No files, as in tests. */
export const NO_FILES: StaticFiles = { answer: () => undefined, paths: [] };

/**
 * The files of the build. They are listed once, and only listed files are ever opened, so that no path leads out of
 * the folder. Each form is read once and stays in memory; all of them take a few megabytes.
 *
 * sirv does not fit: it answers Node's requests alone, while the desktop asks with the web's own; it sends brotli to
 * askers that refuse it by `q=0`; and its tags come from a file's date, which another server has otherwise.
 */
export function staticFiles(folder: string): StaticFiles {
  const files = listFiles(folder);
  const kept = new Map<string, Promise<Content>>();
  return {
    paths: [...files.keys()],
    answer(pathname, acceptEncoding) {
      const file = files.get(pathname);
      if (!file) return undefined;
      const encoding = acceptedEncoding(acceptEncoding, file.encodings);
      const path = encoding ? file.path + ENDINGS[encoding] : file.path;
      const content = kept.get(path) ?? readContent(path);
      kept.set(path, content);
      return content.then(({ body, hash }) => {
        const headers = new Headers({
          'Content-Type': file.type,
          'Content-Length': String(body.length),
          'Cache-Control': pathname.startsWith(FOR_GOOD_BELOW) ? FOR_GOOD : FOR_AN_HOUR,
          ETag: `"${hash}"`,
        });
        if (file.encodings.size > 0) headers.set('Vary', 'Accept-Encoding');
        if (encoding) headers.set('Content-Encoding', encoding);
        return new Response(sharedBody(body), { headers });
      });
    },
  };
}

interface Content {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

async function readContent(path: string): Promise<Content> {
  const body = new Uint8Array(await readFile(path));
  return { body, hash: createHash('sha256').update(body).digest('base64url').slice(0, 16) };
}

function listFiles(folder: string): ReadonlyMap<string, File> {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const all = new Set(names);
  const files = names.flatMap((name): [string, File][] => {
    const type = TYPES[extname(name)];
    if (!type) return [];
    const encodings = (['br', 'gzip'] as const).filter((form) => all.has(name + ENDINGS[form]));
    const pathname = `/${name.split(sep).join('/')}`;
    return [[pathname, { path: join(folder, name), type, encodings: new Set(encodings) }]];
  });
  return new Map(files);
}
