import { fail, ok, type Result } from '@trailbook/core/internal/result';
import { adoptLegacy, LIMITS, readBlock, readRows } from '@trailbook/core/internal/userdata';
import { loadPlanner } from '../../client/planner-file.ts';
import type { TakeInError } from '../../recovery/index.ts';
import type { ImportSource } from '../../storage/index.ts';
import { adoptedData, countLeft } from '../../stores/adopt-legacy-stores.ts';
import { type Device, profilesStore } from '../../stores/device.ts';

/** What a chosen file brings, and how many things of it have no place here. */
export interface Chosen {
  readonly source: ImportSource;
  readonly left: number;
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
  if (file.size > LIMITS.packedBytes || !(await isJson(file))) return whole(file);
  const block = readBlock(parse(await file.text()));
  if (!block) return fail({ code: 'BLOCK_EMPTY' });
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
  const { profiles } = profilesStore(device).getState().documents;
  const source = adoptedData(block.older, profiles.active, adopted.value);
  return ok({ source, left: adopted.value ? countLeft(adopted.value.leftBehind) : 0 });
}

function whole(source: ImportSource): Result<Chosen, never> {
  return ok({ source, left: 0 });
}

/** Editors put spaces, lines and a mark of the byte order before it. */
async function isJson(file: File): Promise<boolean> {
  return (await file.slice(0, 64).text()).trimStart().startsWith('{');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
