import { createHash, randomBytes } from 'node:crypto';
import { DRIVE_SCOPE, type GoogleUser, type Grants } from './grants.ts';

export interface DriveFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Counts every change, also those that are none of the content. */
  readonly version: number;
  readonly headRevisionId: string;
}

const FILES = '/drive/v3/files';
const UPLOAD = `/upload${FILES}`;

/** Drive's third version, as far as files of the app-data folder are concerned. A folder for each user. */
export function createDriveFiles(grants: Grants, { mostPerPage = 1000 } = {}) {
  const folders = new Map<string, Map<string, DriveFile>>();
  let count = 0;
  const folderOf = ({ permissionId }: GoogleUser): Map<string, DriveFile> => {
    const folder = folders.get(permissionId) ?? new Map<string, DriveFile>();
    folders.set(permissionId, folder);
    return folder;
  };

  function put(user: GoogleUser, name: string, bytes: Uint8Array, id = newId()): DriveFile {
    count++;
    const file = { id, name, bytes, version: count, headRevisionId: `revision-${count}` };
    folderOf(user).set(id, file);
    return file;
  }

  function list(folder: ReadonlyMap<string, DriveFile>, query: URLSearchParams): Response {
    if (query.get('spaces') !== 'appDataFolder') {
      return driveError(403, 'insufficientPermissions', 'The granted scopes do not give access.');
    }
    const size = Math.min(Number(query.get('pageSize') ?? 100), mostPerPage);
    const from = Number(query.get('pageToken')?.slice('page-'.length) ?? 0);
    if (!Number.isInteger(from) || !(size > 0)) return driveError(400, 'invalid', 'Invalid Value');
    const all = [...folder.values()];
    const until = from + size;
    return Response.json(
      onlyFields(
        {
          kind: 'drive#fileList',
          incompleteSearch: false,
          files: all.slice(from, until).map(described),
          ...(until < all.length && { nextPageToken: `page-${until}` }),
        },
        query.get('fields') ?? 'kind,incompleteSearch,files(kind,id,name,mimeType),nextPageToken',
      ),
    );
  }

  async function upload(user: GoogleUser, request: Request, id: string | undefined) {
    const url = new URL(request.url);
    const folder = folderOf(user);
    if (id !== undefined && !folder.has(id)) return notFound(id);
    if (url.searchParams.get('uploadType') !== 'multipart')
      return driveError(400, 'badRequest', 'Bad Request');
    const parts = partsOf(
      new Uint8Array(await request.arrayBuffer()),
      request.headers.get('Content-Type') ?? '',
    );
    if (!parts) return driveError(400, 'badContent', 'Malformed multipart body.');
    const { name, parents } = parts.metadata;
    const isNew = id === undefined;
    // Anything else would end in the user's own files, for which the scope is not enough.
    if (isNew && parents?.join() !== 'appDataFolder')
      return driveError(403, 'insufficientPermissions', 'Insufficient Permission');
    if (!isNew && parents !== undefined)
      return driveError(403, 'fieldNotWritable', 'The parents field is not directly writable.');
    const file = put(
      ...([user, name ?? folder.get(id ?? '')?.name ?? 'Untitled', parts.bytes, id] as const),
    );
    const fields = url.searchParams.get('fields') ?? 'kind,id,name,mimeType';
    return Response.json(onlyFields(described(file), fields));
  }

  return {
    put,
    folderOf,

    async answer(request: Request): Promise<Response | undefined> {
      const { pathname, searchParams } = new URL(request.url);
      if (!/^(?:\/upload)?\/drive\/v3\//.test(pathname)) return undefined;
      const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
      const grant = grants.holderOf(token ?? '');
      if (!grant) return driveError(401, 'authError', 'Invalid Credentials');
      if (!grant.scope.split(' ').includes(DRIVE_SCOPE)) return scopeMissing();
      const folder = folderOf(grant.user);
      const { method } = request;
      if (pathname === '/drive/v3/about') {
        const { email: emailAddress, permissionId } = grant.user;
        const fields = searchParams.get('fields');
        // The one call that does not answer without being told what.
        if (!fields) return driveError(400, 'required', 'The fields parameter is required.');
        const user = { kind: 'drive#user', displayName: 'A player', emailAddress, permissionId };
        return Response.json(onlyFields({ kind: 'drive#about', user }, fields));
      }
      if (method === 'POST' && pathname === UPLOAD) return upload(grant.user, request, undefined);
      if (method === 'PATCH' && pathname.startsWith(`${UPLOAD}/`))
        return upload(grant.user, request, pathname.slice(UPLOAD.length + 1));
      if (method === 'GET' && pathname === FILES) return list(folder, searchParams);
      const id = pathname.slice(FILES.length + 1);
      const file = folder.get(id);
      if (!file) return notFound(id);
      if (method === 'DELETE') {
        folder.delete(id);
        return new Response(null, { status: 204 });
      }
      if (searchParams.get('alt') !== 'media') {
        const fields = searchParams.get('fields') ?? 'kind,id,name,mimeType';
        return Response.json(onlyFields(described(file), fields));
      }
      return new Response(new Uint8Array(file.bytes), {
        headers: { 'Content-Type': 'application/octet-stream' },
      });
    },
  };
}

/** As the service tells of errors. */
export function driveError(code: number, reason: string, message: string): Response {
  const errors = [{ domain: 'global', reason, message }];
  return Response.json({ error: { code, message, errors } }, { status: code });
}

export function scopeMissing(): Response {
  const message = 'Request had insufficient authentication scopes.';
  const errors = [{ domain: 'global', reason: 'insufficientPermissions', message }];
  const details = [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', domain: 'googleapis.com' }];
  const error = { code: 403, message, errors, status: 'PERMISSION_DENIED', details };
  return Response.json({ error }, { status: 403 });
}

function notFound(id: string): Response {
  return driveError(404, 'notFound', `File not found: ${id}.`);
}

function described({ bytes, version, ...file }: DriveFile) {
  const sum = (kind: string) => createHash(kind).update(bytes).digest('hex');
  return {
    kind: 'drive#file',
    ...file,
    mimeType: 'application/octet-stream',
    version: String(version),
    size: String(bytes.length),
    md5Checksum: sum('md5'),
    sha256Checksum: sum('sha256'),
  };
}

/** Leaves what `fields` names, such as `nextPageToken,files(id,name)`. */
function onlyFields(value: object, fields: string): object {
  const named = new Map(
    [...fields.matchAll(/(\w+)(?:\(([^)]*)\))?/g)].map(([, name = '', inner]) => [name, inner]),
  );
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
      if (!named.has(name)) return [];
      const inner = named.get(name);
      if (inner === undefined) return [[name, one]];
      const part = (each: object) => onlyFields(each, inner);
      return [[name, Array.isArray(one) ? one.map(part) : part(one as object)]];
    }),
  );
}

interface UploadParts {
  readonly metadata: { readonly name?: string; readonly parents?: readonly string[] };
  readonly bytes: Uint8Array;
}

/** The two parts of a body of the kind multipart/related. */
function partsOf(body: Uint8Array, contentType: string): UploadParts | undefined {
  const [, quoted, plain] =
    /^multipart\/related; ?boundary=(?:"([^"]+)"|([\w'-]+))$/.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  // One sign a byte.
  const text = Buffer.from(body).toString('latin1');
  const parts = text.split(`--${boundary}`);
  if (parts.length !== 4 || !parts[3]?.startsWith('--')) return undefined;
  const [metadata, content] = [parts[1], parts[2]].map((part = '') => {
    const head = part.indexOf('\r\n\r\n');
    return head > 0 && part.endsWith('\r\n') ? part.slice(head + 4, -2) : undefined;
  });
  if (metadata === undefined || content === undefined) return undefined;
  try {
    const parsed = JSON.parse(Buffer.from(metadata, 'latin1').toString('utf8'));
    return { metadata: parsed, bytes: new Uint8Array(Buffer.from(content, 'latin1')) };
  } catch {
    return undefined;
  }
}

function newId(): string {
  return `1${randomBytes(24).toString('base64url')}`;
}
