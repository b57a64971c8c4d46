import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import type { CloudFile, Transport, TransportError } from '@trailbook/core/internal/user-data';
import * as z from 'zod';
import { type AskDrive, jsonIn, MOST_FILE_BYTES } from './drive-api.ts';

const FILES = '/drive/v3/files';
const UPLOAD = `/upload${FILES}`;
const FOLDER = 'appDataFolder';
const FIELDS = 'id,name,sha256Checksum,headRevisionId';
const PER_PAGE = 1000;
/** More files than all devices of a player make in a lifetime. */
const MOST_PAGES = 10;

/**
 * A file as Drive tells of it. Its version is the checksum of its content: that is another one after each write that
 * changes anything, Drive's own moves leave it alone (its `version` counts them), and what was read can be checked
 * against it. A few files have no checksum; their revision stands for it.
 */
const driveFile = z
  .object({
    id: z.string().min(1).max(200),
    name: z.string().max(1000),
    sha256Checksum: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    headRevisionId: z.string().min(1).max(400),
  })
  .transform(
    ({ id, name, sha256Checksum, headRevisionId }): CloudFile => ({
      ...{ id, name },
      version: sha256Checksum ?? `revision ${headRevisionId}`,
    }),
  );

const driveFiles = z.object({
  files: z.array(driveFile).max(PER_PAGE),
  nextPageToken: z.string().min(1).max(2000).optional(),
});

const driveAbout = z.object({
  user: z.object({ emailAddress: z.string().max(320), permissionId: z.string().min(1).max(100) }),
});

/** Whose Drive it is. */
export interface DriveAccount {
  readonly email: string;
  readonly id: string;
}

// Rule U22.
/**
 * Files in the app-data folder of a player's Google Drive, as they are: the folder is the player's own. Drive knows no
 * conditional write, and none is needed, since each device writes files of its own. Two files may have one name.
 */
export function driveTransport(ask: AskDrive): Transport {
  /** Asks for something that is told in JSON; what is none, or another, is damage. */
  async function told<T>(
    request: Parameters<AskDrive>[0],
    schema: z.ZodType<T>,
  ): Promise<Result<T, TransportError>> {
    const answer = await ask(request);
    return answer.ok ? parsed(answer.value, schema) : answer;
  }

  /** Whether bytes that are not those of the file were written meanwhile. */
  async function whyOthers({ id, version }: CloudFile): Promise<Result<never, TransportError>> {
    const path = `${FILES}/${encodeURIComponent(id)}?${query({ fields: FIELDS })}`;
    const now = await told({ method: 'GET', path }, driveFile);
    if (!now.ok) return now;
    return fail({ code: now.value.version === version ? 'CLOUD_DAMAGED' : 'CLOUD_CHANGED' });
  }

  return {
    async list() {
      const files: CloudFile[] = [];
      let pageToken: string | undefined;
      for (let page = 0; page < MOST_PAGES; page++) {
        const asked = {
          spaces: FOLDER,
          pageSize: String(PER_PAGE),
          ...(pageToken && { pageToken }),
        };
        const path = `${FILES}?${query({ ...asked, fields: `nextPageToken,files(${FIELDS})` })}`;
        const listed = await told({ method: 'GET', path }, driveFiles);
        if (!listed.ok) return listed;
        files.push(...listed.value.files);
        pageToken = listed.value.nextPageToken;
        if (pageToken === undefined) return ok(files);
      }
      // What is not known whole is not known.
      return fail({ code: 'CLOUD_DAMAGED' });
    },

    async read(file) {
      const path = `${FILES}/${encodeURIComponent(file.id)}?alt=media`;
      const read = await ask({ method: 'GET', path });
      if (!read.ok) return read;
      const isChecked = /^[0-9a-f]{64}$/.test(file.version);
      if (isChecked && (await checksumOf(read.value)) !== file.version) return whyOthers(file);
      return read;
    },

    async write(name, bytes, replaced) {
      if (bytes.length > MOST_FILE_BYTES) return fail({ code: 'CLOUD_FULL' });
      const asked = query({ uploadType: 'multipart', fields: FIELDS });
      return told(
        replaced
          ? {
              method: 'PATCH',
              path: `${UPLOAD}/${encodeURIComponent(replaced.id)}?${asked}`,
              body: inTwoParts({ name }, bytes),
            }
          : {
              method: 'POST',
              path: `${UPLOAD}?${asked}`,
              body: inTwoParts({ name, parents: [FOLDER] }, bytes),
            },
        driveFile,
      );
    },

    async remove({ id }) {
      const removed = await ask({ method: 'DELETE', path: `${FILES}/${encodeURIComponent(id)}` });
      // One that is gone is as it should be.
      return removed.ok || removed.error.code === 'CLOUD_CHANGED' ? ok(true) : removed;
    },
  };
}

/** Whose token it is. */
export async function driveAccount(ask: AskDrive): Promise<Result<DriveAccount, TransportError>> {
  const asked = query({ fields: 'user(emailAddress,permissionId)' });
  const answer = await ask({ method: 'GET', path: `/drive/v3/about?${asked}` });
  if (!answer.ok) return answer;
  const about = parsed(answer.value, driveAbout);
  if (!about.ok) return about;
  const { emailAddress: email, permissionId: id } = about.value.user;
  return ok({ email, id });
}

function parsed<T>(bytes: Uint8Array, schema: z.ZodType<T>): Result<T, TransportError> {
  const read = schema.safeParse(jsonIn(bytes));
  return read.success ? ok(read.data) : fail({ code: 'CLOUD_DAMAGED' });
}

/** What the file is called and what is in it, in one request. */
function inTwoParts(metadata: object, bytes: Uint8Array) {
  const boundary = `part-${crypto.randomUUID()}`;
  const head = `--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n`;
  const between = `\r\n--${boundary}\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    type: `multipart/related; boundary=${boundary}`,
    content: new Blob([
      ...[head, JSON.stringify(metadata), between],
      ...[new Uint8Array(bytes), `\r\n--${boundary}--`],
    ]),
  };
}

async function checksumOf(bytes: Uint8Array): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function query(parameters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(parameters).toString();
}
