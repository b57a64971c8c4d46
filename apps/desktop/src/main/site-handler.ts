import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';

export type SiteHandler = (request: Request) => Promise<Response>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Answers the window's requests from the site's build: files first, pages otherwise. */
export async function createSiteHandler(buildFolder: string): Promise<SiteHandler> {
  // Read by React when the build is imported: its development half is slow and chatty.
  process.env.NODE_ENV ??= 'production';
  const entry = pathToFileURL(join(buildFolder, 'server/index.js')).href;
  // The build's types come from the bundler; this is what it exports.
  const build = (await import(/* @vite-ignore */ entry)) as unknown as ServerBuild;
  const page = createRequestHandler(build, 'production');
  return async (request) =>
    (await fileResponse(join(buildFolder, 'client'), new URL(request.url).pathname)) ??
    page(request, { nonce: randomBytes(16).toString('base64') });
}

/** A file of a folder, or nothing. Paths that lead out of the folder find nothing. */
export async function fileResponse(
  folder: string,
  pathname: string,
): Promise<Response | undefined> {
  const type = TYPES[extname(pathname)];
  if (!type) return undefined;
  const file = normalize(join(folder, decodePath(pathname)));
  if (!file.startsWith(folder + sep)) return undefined;
  try {
    return new Response(await readFile(file), { headers: { 'Content-Type': type } });
  } catch {
    return undefined;
  }
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
