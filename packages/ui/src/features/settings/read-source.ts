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

/** What a chosen file holds, where it is a backup or a storage block; files of other tools have a page of their own. */
export async function readSource(
  file: File,
  device: Device,
  plannerUrl: string,
): Promise<Result<Chosen, TakeInError>> {
  if (file.size > LIMITS.packedBytes) return whole(file);
  const { recognise } = await import('@trailbook/core/internal/move-in');
  const arrival = recognise(new Uint8Array(await file.arrayBuffer()));
  // What is told as unknown is no backup, and is told so by whoever unpacks it.
  if (arrival === 'backup' || arrival === 'unknown') return whole(file);
  if (arrival !== 'block') return fail({ code: 'FILE_OF_A_TOOL' });
  const text = await fileText(file);
  const profile = () => profilesStore(device).getState().documents.profiles.active;
  return sourceOfBlock(text, {
    tables: async () => (await loadPlanner(plannerUrl).catch(() => undefined))?.tables,
    profile,
    plan: async () => {
      const mine = await device.database.load<Pick<PlannerDocuments, 'planner'>>({
        planner: { profile: profile(), name: 'planner' },
      });
      return mine.ok ? mine.value.documents.planner : undefined;
    },
  });
}

function whole(source: ImportSource): Result<Chosen, never> {
  return ok({ source, left: 0 });
}
