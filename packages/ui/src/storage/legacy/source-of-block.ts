import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import {
  adoptLegacy,
  type Documents,
  type LegacyError,
  readRows,
  readStorageBlock,
  type UserData,
} from '@trailbook/core/internal/user-data';
import { adoptedData, countLeft, namesLeft } from './adopt-legacy-stores.ts';

/** What a storage block brings, and how many things of it have no place here. */
export interface BlockRead {
  readonly source: UserData;
  readonly left: number;
  /** The entries that are among these, or come without some of them. */
  readonly names?: readonly string[];
  /** Why the plan or the inventory of older stores could not be read at all, where the other could. */
  readonly unread?: LegacyError | undefined;
}

/** What older stores are read by and for; asked for by a block that has some. */
interface Into {
  readonly tables: () => Promise<PlannerTables | undefined>;
  readonly profile: () => string;
  /** The plan of the profile, where it can be read. */
  readonly plan: () => Promise<Documents['planner'] | undefined>;
}

type BlockError =
  | LegacyError
  | { readonly code: 'BLOCK_EMPTY' }
  | { readonly code: 'BACKUP_BROKEN'; readonly path: string };

/** Reads a storage block, ours or of the site that was here before, as documents. */
export async function sourceOfBlock(
  text: string,
  { tables, profile, plan }: Into,
): Promise<Result<BlockRead, BlockError>> {
  const block = readStorageBlock(parse(text));
  if (!block) return fail({ code: 'BLOCK_EMPTY' });
  if (block.broken !== undefined) return fail({ code: 'BACKUP_BROKEN', path: block.broken });
  if (block.rows.length > 0) {
    const read = readRows(block.rows);
    // Older stores beside ours were taken over before, or will be: they are not ours to read again.
    if (read.ok) return ok({ source: read.value, left: Object.keys(block.older).length });
    const { name, error } = read.error;
    const path = error.code === 'DOCUMENT_BROKEN' ? error.path : '';
    return fail({ code: 'BACKUP_BROKEN', path: `${name} ${path}`.trim() });
  }
  const adopted = adoptLegacy(block.older, await tables());
  if (!adopted.ok) return adopted;
  const source = adoptedData(block.older, profile(), adopted.value, await plan());
  if (!adopted.value) return ok({ source, left: 0 });
  const { leftBehind, unread } = adopted.value;
  return ok({ source, left: countLeft(leftBehind), names: namesLeft(leftBehind), unread });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
