import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../basics/result.ts';
import { moment } from '../../format/moment.ts';
import { COUNTED, type Counted } from '../kinds.ts';
import { findUnfit, type PlacedError, type Row, readRows, rowsOf } from '../rows.ts';
import { type Measures, measure, type UserData, withProfiles } from '../user-data.ts';
import {
  type ContainerError,
  LIMITS,
  type Limits,
  packContainer,
  unpackContainer,
} from './container.ts';
import { lineReader, readLine, toLine } from './lines.ts';
import { ROW_LIMITS, type RowError, rowReader } from './row-reader.ts';

/** What a backup says of itself, in its first line. */
export interface BackupHead {
  /** In milliseconds. */
  readonly createdAt: number;
  /** Which store it was taken of, and after how many changes: a snapshot may be older than the store. */
  readonly store: string;
  readonly revision: number;
  readonly measures: Measures;
  /** Why a snapshot was taken. */
  readonly cause?: string | undefined;
  /** What is stored could not be read: it holds only what was entered without it, and replaces nothing. Rule U17. */
  readonly isPartial?: true | undefined;
}

/** A backup, read: what it says of itself, and what it holds. */
export interface Backup extends BackupHead {
  readonly data: UserData;
}

/** Why a file is no backup that could be read. */
export type BackupError =
  | ContainerError
  /** Whole, but with something in it that does not fit. */
  | { readonly code: 'BACKUP_BROKEN'; readonly path: string };

const FORMAT = 'trailbook-backup';
const count = z.int().check(z.nonnegative());

const headSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: moment,
  store: z.string().check(z.maxLength(80)),
  revision: count,
  cause: z.optional(z.string().check(z.maxLength(40))),
  isPartial: z.optional(z.literal(true)),
  // A kind that the writer did not count yet reads as none.
  measures: z.object(
    Object.fromEntries(COUNTED.map((counted) => [counted, z._default(count, 0)])) as Record<
      Counted,
      z.ZodMiniDefault<typeof count>
    >,
  ),
});

/** Names of documents that this version knows are far shorter; those of later ones may be longer. */
const name = z.string().check(z.maxLength(200));
const rowSchema = z.tuple([name, name, name, z.unknown()]);

/**
 * Packs everything into one compressed file: a head, a line for each part of each document, and the
 * number of those lines. The file is read again before it is handed out: what is packed can be unpacked.
 * Rule U9.
 *
 * @returns BACKUP_BROKEN with the place of what does not fit, BACKUP_TOO_LARGE beyond the limits
 */
export function packBackup(
  data: UserData,
  about: Omit<BackupHead, 'measures'>,
): Result<Uint8Array, BackupError> {
  const unfit = findUnfit(data);
  if (unfit) return fail(unfitAt(unfit));
  const file = packContainer(lines(withProfiles(data), about));
  const read = unpackBackup(file);
  return read.ok ? ok(file) : read;
}

function* lines(data: UserData, about: Omit<BackupHead, 'measures'>): Iterable<Uint8Array> {
  const { createdAt, store, revision, cause, isPartial } = about;
  const measures = measure(data);
  yield toLine({ format: FORMAT, createdAt, store, revision, cause, isPartial, measures });
  let rows = 0;
  for (const stored of data) {
    for (const [part, value] of rowsOf(stored)) {
      rows++;
      yield toLine([stored.profile, stored.name, part, value]);
    }
  }
  yield toLine({ rows });
}

/**
 * Reads a backup. Whatever the file holds, the answer comes after a bounded amount of work and memory: it is
 * unpacked twice, and nothing is kept before all of it was found to be whole and not too much.
 *
 * @returns BACKUP_NOT_OURS for another kind of file, BACKUP_DAMAGED where bytes were lost or changed,
 *   BACKUP_TOO_LARGE beyond the limits, BACKUP_NEWER when its container is of a later version, and
 *   BACKUP_BROKEN with the place of what does not fit. Documents of later versions come along sealed.
 */
export function unpackBackup(
  file: Uint8Array,
  limits: Limits = LIMITS,
): Result<Backup, BackupError> {
  let head: BackupHead | undefined;
  let stated: number | undefined;
  const { rows, take } = rowReader();
  let refused: BackupError | undefined = fileError(file, limits);
  if (refused) return fail(refused);
  const read = unpackContainer(
    file,
    limits,
    lineReader((line, values) => {
      const value = readLine(line);
      if (!head) {
        head = parseHead(value);
        if (!head) refused = brokenAt('head');
      } else if (Array.isArray(value) && stated === undefined) {
        const row = parseRow(value);
        const taken = row
          ? take(row, { values, bytes: line.length })
          : fail(brokenAt(`row ${rows.length}`));
        if (!taken.ok) refused = taken.error;
      } else {
        stated = statedRows(value);
        if (stated !== rows.length) refused = brokenAt('rows');
      }
      return refused === undefined;
    }),
  );
  if (!read.ok) return read;
  if (refused) return fail(refused);
  if (!head || stated === undefined) return fail(brokenAt('rows'));
  return withData(head, rows);
}

/** What a backup says of itself, without reading the rest of it. */
export function peekBackup(file: Uint8Array): Result<BackupHead, BackupError> {
  let head: BackupHead | undefined;
  const read = unpackContainer(
    file,
    LIMITS,
    lineReader((line) => {
      head = parseHead(readLine(line));
      return false;
    }),
  );
  if (!read.ok) return read;
  return head ? ok(head) : fail({ code: 'BACKUP_BROKEN', path: 'head' });
}

function withData(head: BackupHead, rows: readonly Row[]): Result<Backup, BackupError> {
  const read = readRows(rows);
  if (!read.ok) return fail(unfitAt(read.error));
  const data = withProfiles(read.value);
  // The list may have become longer than a list may be.
  const unfit = findUnfit(data.filter((stored) => stored.name === 'profiles'));
  if (unfit) return fail(unfitAt(unfit));
  // Counted anew: the preview must not depend on what a file says of itself.
  return ok({ ...head, measures: measure(data), data });
}

function unfitAt({ profile, name, error }: PlacedError): BackupError {
  const path = error.code === 'DOCUMENT_BROKEN' ? error.path : 'version';
  return { code: 'BACKUP_BROKEN', path: [profile, name, path].join(' ').trim() };
}

function parseHead(value: unknown): BackupHead | undefined {
  const parsed = headSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { format: _format, ...head } = parsed.data;
  return head;
}

function parseRow(value: unknown): Row | undefined {
  const parsed = rowSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const [profile, name, part, content] = parsed.data;
  return { profile, name, part, value: content };
}

function brokenAt(path: string): RowError {
  return { code: 'BACKUP_BROKEN', path };
}

function statedRows(value: unknown): number | undefined {
  const rows = (value as { rows?: unknown } | null | undefined)?.rows;
  return typeof rows === 'number' ? rows : undefined;
}

/** All rows, the head, and the count of rows. */
const MOST_LINES = ROW_LIMITS.rows + 2;
/** Those of 500,000 pulls, of eleven each, and of all that there may be beside them, with some room. */
const MOST_VALUES = 8_500_000;

/**
 * Unpacks a file without keeping anything of it: one that is damaged or too much is refused before it has
 * taken more memory than a line does.
 *
 * @returns why it is refused, undefined where it may be read
 */
function fileError(file: Uint8Array, limits: Limits): ContainerError | undefined {
  let lines = 0;
  let all = 0;
  const isTooMuch = () => lines > MOST_LINES || all > MOST_VALUES;
  const read = unpackContainer(
    file,
    limits,
    lineReader((_line, values) => {
      lines++;
      all += values;
      return !isTooMuch();
    }),
  );
  if (!read.ok) return read.error;
  return isTooMuch() ? { code: 'BACKUP_TOO_LARGE' } : undefined;
}
