import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../result.ts';
import { kindOf } from '../kinds.ts';
import { type Row, readRows, toRows } from '../rows.ts';
import { belongsToProfiles, type Measures, measure, type UserData } from '../user-data.ts';
import {
  type ContainerError,
  LIMITS,
  type Limits,
  packContainer,
  unpackContainer,
} from './container.ts';
import { type IntakeError, rowIntake } from './intake.ts';
import { lineReader, toLine } from './lines.ts';

/** What a backup says of itself, in its first line. */
export interface BackupHead {
  /** In milliseconds. */
  readonly createdAt: number;
  /** Which store it was taken of, and after how many changes: a snapshot may be older than the store. */
  readonly store: string;
  readonly revision: number;
  readonly measures: Measures;
}

export interface Backup extends BackupHead {
  readonly data: UserData;
}

export type BackupError =
  | ContainerError
  /** Whole, but with something in it that does not fit. */
  | { readonly code: 'BACKUP_BROKEN'; readonly path: string };

const FORMAT = 'trailbook-backup';
const count = z.int().check(z.nonnegative());

const headSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: count,
  store: z.string().check(z.maxLength(80)),
  revision: count,
  measures: z.object({ planner: count, inventory: count, warps: count, achievements: count }),
});

const rowSchema = z.tuple([
  z.string().check(z.maxLength(40)),
  z.string().check(z.maxLength(40)),
  // Parts are named by the ids of what they hold.
  z.string().check(z.regex(/^\d{0,24}$/)),
  z.unknown(),
]);

/**
 * Packs everything into one compressed file: a head, a line for each part of each document, and the
 * number of those lines.
 */
export function packBackup(
  data: UserData,
  about: Pick<BackupHead, 'createdAt' | 'store' | 'revision'>,
): Uint8Array {
  return packContainer(lines(data, about));
}

function* lines(
  data: UserData,
  { createdAt, store, revision }: Pick<BackupHead, 'createdAt' | 'store' | 'revision'>,
): Iterable<Uint8Array> {
  yield toLine({ format: FORMAT, createdAt, store, revision, measures: measure(data) });
  let rows = 0;
  for (const { profile, name, document } of data) {
    for (const [part, value] of toRows(kindOf(name), document)) {
      rows++;
      yield toLine([profile, name, part, value]);
    }
  }
  yield toLine({ rows });
}

/**
 * Reads a backup. Whatever the file holds, the answer comes after a bounded amount of work and memory.
 *
 * @returns BACKUP_NOT_OURS for another kind of file, BACKUP_DAMAGED where bytes were lost or changed,
 *   BACKUP_TOO_LARGE beyond the limits, BACKUP_NEWER when a later version of the site wrote it, and
 *   BACKUP_BROKEN with the place of what does not fit
 */
export function unpackBackup(
  file: Uint8Array,
  limits: Limits = LIMITS,
): Result<Backup, BackupError> {
  let head: BackupHead | undefined;
  let stated: number | undefined;
  const { rows, take } = rowIntake();
  let refused: IntakeError | undefined;
  const read = unpackContainer(
    file,
    limits,
    lineReader((value, values) => {
      if (!head) {
        head = parseHead(value);
        if (!head) refused = brokenAt('head');
      } else if (Array.isArray(value) && stated === undefined) {
        const row = parseRow(value);
        const taken = row ? take(row, values) : fail(brokenAt(`row ${rows.length}`));
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
    lineReader((value) => {
      head = parseHead(value);
      return false;
    }),
  );
  if (!read.ok) return read;
  return head ? ok(head) : fail({ code: 'BACKUP_BROKEN', path: 'head' });
}

function withData(head: BackupHead, rows: readonly Row[]): Result<Backup, BackupError> {
  const read = readRows(rows);
  if (!read.ok) {
    const { profile, name, error } = read.error;
    if (error.code === 'DOCUMENT_NEWER') return fail({ code: 'BACKUP_NEWER' });
    return fail({ code: 'BACKUP_BROKEN', path: [profile, name, error.path].join(' ').trim() });
  }
  if (!belongsToProfiles(read.value)) return fail({ code: 'BACKUP_BROKEN', path: 'profiles' });
  // Counted anew: the preview must not depend on what a file says of itself.
  return ok({ ...head, measures: measure(read.value), data: read.value });
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
  // Whether there is such a document is told when all rows are there.
  return { profile, name: name as Row['name'], part, value: content };
}

function brokenAt(path: string): IntakeError {
  return { code: 'BACKUP_BROKEN', path };
}

function statedRows(value: unknown): number | undefined {
  const rows = (value as { rows?: unknown } | null | undefined)?.rows;
  return typeof rows === 'number' ? rows : undefined;
}
