import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  ARCHIVE_LIMITS,
  recognise,
  shownName,
  unpackArchive,
} from '@trailbook/core/internal/move-in';
import { overfullIn, type StoredDocument, type UserData } from '@trailbook/core/internal/user-data';
import {
  documentsOf,
  type ImportError,
  type Make,
  replacing,
} from '../../../storage/backups/replacing.ts';
import { type Folder, openFolder } from '../../../storage/backups/snapshot-folder.ts';
import { createSnapshots } from '../../../storage/backups/snapshots.ts';
import type { DocumentDatabase } from '../../../storage/index.ts';
import { addressKey } from '../../../storage/index.ts';
import { bytesOf } from '../../warp/files/read-file.ts';
import type { GameTables } from '../../warp/files/warp-files.ts';
import type { ArrivedFile, MoveIn, MoveInChoices, MoveInPreview } from './contracts.ts';
import { isSameContent } from './is-same-content.ts';
import { type Arrival, readArrival, refusedArrival } from './read-arrival.ts';
import { type Taken, takeIn } from './take-in.ts';

type Held = Arrival & Pick<ArrivedFile, 'id' | 'name' | 'within'>;
type Given = Parameters<MoveIn['add']>[0][number];

/** What was here before all that came, and what is there because of it. */
interface Before {
  readonly documents: ReadonlyMap<string, StoredDocument>;
  readonly changed: ReadonlyMap<string, StoredDocument>;
}

/** Takes in all that a player brings, on a database: see {@link MoveIn}. Rule U37. */
export function createMoveIn(
  database: DocumentDatabase,
  tables: GameTables,
  folderOpened: () => Promise<Folder> = openFolder,
): MoveIn {
  const replaceBy = replacing(database, createSnapshots(folderOpened));
  let held: readonly Held[] = [];
  let next = 0;
  let before: Before | undefined;

  const told = (): ArrivedFile[] =>
    held.map(({ id, name, within, told }) => ({ id, name, ...(within && { within }), ...told }));

  /** A worker that fell silent is ended: what is under way is never longer than one file. */
  async function read(
    file: Uint8Array | string,
    about: Pick<Held, 'name' | 'within'>,
    withTables: boolean,
  ): Promise<void> {
    const id = next++;
    const arrival =
      held.length < ARCHIVE_LIMITS.files
        ? await readArrival(file, { id, name: about.name, tables, withTables })
        : refusedArrival({ code: 'ARRIVALS_TOO_MANY' });
    held = [...held, { ...arrival, ...about, id }];
  }

  function refuse(
    error: Parameters<typeof refusedArrival>[0],
    about: Pick<Held, 'name' | 'within'>,
  ) {
    held = [...held, { ...refusedArrival(error), ...about, id: next++ }];
  }

  async function addOne({ name: given, file }: Given, withTables: boolean): Promise<void> {
    // Of a text there is none; a file that was shared is called as its sender likes.
    const name = shownName(given);
    if (typeof file === 'string') return read(file, { name }, withTables);
    const loaded = await bytesOf(file, () => undefined).catch(() => undefined);
    if (!loaded) return refuse({ code: 'ARRIVAL_UNREADABLE' }, { name });
    if (!loaded.ok) return refuse({ code: 'FORMAT_TOO_LARGE' }, { name });
    if (recognise(loaded.value) !== 'archive') return read(loaded.value, { name }, withTables);
    const archive = unpackArchive(loaded.value);
    if (!archive.ok) return refuse(archive.error, { name });
    for (const part of archive.value.files) {
      await read(part.bytes, partOf(name, part.name), withTables);
    }
    for (const { code, name: part } of archive.value.refused) {
      refuse({ code }, partOf(name, part));
    }
    if (archive.value.files.length + archive.value.refused.length === 0) {
      refuse({ code: 'FORMAT_UNKNOWN' }, { name });
    }
  }

  const inOrder = ({ without }: MoveInChoices) =>
    held.filter(({ id }) => !without.includes(id)).sort((a, b) => a.order - b.order);

  async function take(
    data: UserData,
    choices: MoveInChoices,
    at: number,
  ): Promise<Result<Taken, ImportError>> {
    const taken = await takeIn(data, inOrder(choices), { choices, at });
    const overfull = overfullIn(taken.data);
    return overfull ? fail({ code: 'TOO_MANY', ...overfull }) : ok(taken);
  }

  return {
    async add(files, { withTables }) {
      for (const file of files) await addOne(file, withTables);
      return told();
    },

    async readAs(id, columns) {
      const found = held.find((one) => one.id === id);
      const arrival = await found?.readAs?.(columns);
      if (found && arrival) {
        // The columns stay to be told anew where these were the wrong ones.
        const { name, within } = found;
        held = held.map((one) =>
          one === found ? { ...arrival, id, name, ...(within && { within }) } : one,
        );
      }
      return told();
    },

    async remove(id) {
      held = held.filter((one) => one.id !== id);
      return told();
    },

    async clear() {
      held = [];
    },

    async preview(choices, now) {
      const stored = await database.everything().catch(() => undefined);
      if (!stored) return fail({ code: 'STORE_FAILED' });
      const here = documentsOf(stored);
      if (!here.ok) return here;
      const taken = await take(here.value, choices, now);
      return taken.ok ? ok(previewOf(taken.value)) : taken;
    },

    async keep(choices, now, consent = {}) {
      let outcome: Taken | undefined;
      let kept: Before | undefined;
      const make: Make = async (stored) => {
        const here = stored ? documentsOf(stored) : fail({ code: 'STORE_FAILED' } as const);
        if (!here.ok) return here;
        const taken = await take(here.value, choices, now);
        if (!taken.ok) return taken;
        outcome = taken.value;
        if (!outcome.isNew) return ok('NOTHING' as const);
        const own = byPlace(here.value);
        const changed = taken.value.data.filter((document) => {
          const was = own.get(addressKey(document));
          return !was || !isSameContent(was, document);
        });
        kept = { documents: own, changed: byPlace(changed) };
        return ok({ data: taken.value.data, aside: taken.value.aside });
      };
      const replaced = await replaceBy(make, { now, cause: 'import', consent });
      if (!replaced.ok) return replaced;
      if (kept) before = kept;
      const preview = outcome ? previewOf(outcome) : { effects: [], isNew: false };
      return ok({ ...preview, canUndo: kept !== undefined });
    },

    async undo(now) {
      if (!before) return fail({ code: 'FORGOTTEN' });
      const { documents, changed } = before;
      let isChanged = false;
      const replaced = await replaceBy(
        (stored) => {
          const here = stored ? documentsOf(stored) : fail({ code: 'STORE_FAILED' } as const);
          if (!here.ok) return here;
          const own = byPlace(here.value);
          isChanged = [...changed].some(([place, document]) => {
            const now = own.get(place);
            return !now || !isSameContent(now, document);
          });
          if (isChanged) return ok('NOTHING' as const);
          // What nobody touched meanwhile is as it was; what else was changed since stays.
          const data = here.value.flatMap((document) => {
            const place = addressKey(document);
            return changed.has(place) ? (documents.get(place) ?? []) : document;
          });
          return ok({ data });
        },
        { now, cause: 'restore' },
      );
      if (!replaced.ok) return replaced;
      if (isChanged) return fail({ code: 'CHANGED_SINCE' });
      before = undefined;
      return ok(true);
    },
  };
}

/** A gzip file holds one file without a name: it goes by that of the archive. */
function partOf(archive: string, name: string): Pick<Held, 'name' | 'within'> {
  return name === '' ? { name: archive } : { name, within: archive };
}

function previewOf({ effects, isNew }: Taken): MoveInPreview {
  return { effects, isNew };
}

function byPlace(data: UserData): ReadonlyMap<string, StoredDocument> {
  return new Map(data.map((document) => [addressKey(document), document]));
}
