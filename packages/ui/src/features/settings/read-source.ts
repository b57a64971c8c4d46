import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  adoptLegacy,
  type LegacyError,
  LIMITS,
  readRows,
  readStorageBlock,
} from '@trailbook/core/internal/user-data';
import { loadPlanner } from '../../client/planner-file.ts';
import { fileText } from '../../platform/file-text.ts';
import type { TakeInError } from '../../shell/recovery/index.ts';
import type { ImportSource } from '../../storage/index.ts';
import { adoptedData, countLeft, namesLeft } from '../../storage/legacy/adopt-legacy-stores.ts';
import { type Device, profilesStore } from '../../storage/stores/device.ts';
import type { PlannerDocuments } from '../planner/store/planner-store.ts';

/** What a chosen file brings, and how many things of it have no place here. */
export interface Chosen {
  readonly source: ImportSource;
  readonly left: number;
  /** The entries that are among these, or come without some of them. */
  readonly names?: readonly string[];
  /** Why the plan or the inventory of older stores could not be read at all, where the other could. */
  readonly unread?: LegacyError | undefined;
}

/**
 * What a chosen file holds. Storage blocks, ours or of the site that was here before, are JSON; anything
 * else is left to be read as a backup.
 */
export async function readSource(
  file: File,
  device: Device,
  plannerUrl: string,
): Promise<Result<Chosen, TakeInError>> {
  if (file.size > LIMITS.packedBytes || (await isGzip(file))) return whole(file);
  const isOfWarps = async () => {
    const { isWarpFile } = await import('../warp/files/is-warp-file.ts');
    return isWarpFile(new Uint8Array(await file.arrayBuffer()));
  };
  if (!(await isJson(file))) {
    return (await isOfWarps()) ? fail({ code: 'FILE_OF_WARPS' }) : whole(file);
  }
  const block = readStorageBlock(parse(await fileText(file)));
  if (!block) return fail({ code: (await isOfWarps()) ? 'FILE_OF_WARPS' : 'BLOCK_EMPTY' });
  if (block.broken !== undefined) return fail({ code: 'BACKUP_BROKEN', path: block.broken });
  if (block.rows.length > 0) {
    const read = readRows(block.rows);
    // Older stores beside ours were taken over before, or will be: they are not ours to read again.
    if (read.ok) return ok({ source: read.value, left: Object.keys(block.older).length });
    const { name, error } = read.error;
    const path = error.code === 'DOCUMENT_BROKEN' ? error.path : '';
    return fail({ code: 'BACKUP_BROKEN', path: `${name} ${path}`.trim() });
  }
  const tables = (await loadPlanner(plannerUrl).catch(() => undefined))?.tables;
  const adopted = adoptLegacy(block.older, tables);
  if (!adopted.ok) return adopted;
  const profile = profilesStore(device).getState().documents.profiles.active;
  const mine = await device.database.load<Pick<PlannerDocuments, 'planner'>>({
    planner: { profile, name: 'planner' },
  });
  const plan = mine.ok ? mine.value.documents.planner : undefined;
  const source = adoptedData(block.older, profile, adopted.value, plan);
  if (!adopted.value) return ok({ source, left: 0 });
  const { leftBehind, unread } = adopted.value;
  return ok({ source, left: countLeft(leftBehind), names: namesLeft(leftBehind), unread });
}

function whole(source: ImportSource): Result<Chosen, never> {
  return ok({ source, left: 0 });
}

/** As every backup is. */
async function isGzip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

/** Editors put spaces, lines and a mark of the byte order before it. */
async function isJson(file: File): Promise<boolean> {
  return (await fileText(file.slice(0, 64))).trimStart().startsWith('{');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
