import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import { LIMITS } from '@trailbook/core/internal/user-data';
import { loadPlanner } from '../../client/planner-file.ts';
import { fileText } from '../../platform/file-text.ts';
import type { TakeInError } from '../../shell/recovery/index.ts';
import type { ImportSource } from '../../storage/index.ts';
import { type BlockRead, sourceOfBlock } from '../../storage/legacy/source-of-block.ts';
import { type Device, profilesStore } from '../../storage/stores/device.ts';
import type { PlannerDocuments } from '../planner/store/planner-store.ts';

/** What a chosen file brings, and how many things of it have no place here. */
export interface Chosen extends Omit<BlockRead, 'source'> {
  readonly source: ImportSource;
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
  const text = await fileText(file);
  const profile = () => profilesStore(device).getState().documents.profiles.active;
  const block = await sourceOfBlock(text, {
    tables: async () => (await loadPlanner(plannerUrl).catch(() => undefined))?.tables,
    profile,
    plan: async () => {
      const mine = await device.database.load<Pick<PlannerDocuments, 'planner'>>({
        planner: { profile: profile(), name: 'planner' },
      });
      return mine.ok ? mine.value.documents.planner : undefined;
    },
  });
  if (block.ok || block.error.code !== 'BLOCK_EMPTY') return block;
  return (await isOfWarps()) ? fail({ code: 'FILE_OF_WARPS' }) : block;
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
