import { readNamedScanner } from '@trailbook/api/account';
import { accountChanges } from '@trailbook/core/internal/account';
import { readExchange } from '@trailbook/core/internal/achievements';
import { recognise } from '@trailbook/core/internal/move-in';
import {
  deletedAnew,
  documentAt,
  mergeStores,
  type UserData,
  unpackBackup,
} from '@trailbook/core/internal/user-data';
import { type Columns, lettersOf } from '@trailbook/core/internal/warp';
import type { StagedDocuments } from '../../../storage/documents/staged-documents.ts';
import { adoptAchievements } from '../../../storage/legacy/adopt-achievements.ts';
import { sourceOfBlock } from '../../../storage/legacy/source-of-block.ts';
import type { PlannerDocuments } from '../../planner/store/planner-store.ts';
import { takeAccount } from '../../planner/store/taking-over.ts';
import type { WarpFiles } from '../../warp/files/index.ts';
import { createWarpFiles, type GameTables } from '../../warp/files/warp-files.ts';
import type { ArrivalError, ArrivalKind, Effect, MoveInChoices } from './contracts.ts';

/** Where a file that was read goes to. */
interface Destination {
  readonly stage: StagedDocuments;
  readonly choices: MoveInChoices;
  readonly at: number;
}

/** A file that was read, and how it is taken in. Backups come first, as they hold most. */
export interface Arrival {
  readonly told: ArrivalKind;
  readonly order: number;
  /** Throws where not all of it can be taken in. */
  readonly take?: (to: Destination) => Promise<Pick<Effect, 'scan'>>;
  readonly readAs?: (columns: Columns) => Promise<Arrival>;
}

interface Around {
  readonly id: number;
  readonly name: string;
  readonly tables: GameTables;
  /** Whether tables of other tools are read. */
  readonly withTables: boolean;
}

const ORDER = { backup: 0, block: 1, history: 2, scan: 3, achievements: 4, none: 5 } as const;

/** Something with no way in. */
export function refusedArrival(error: ArrivalError): Arrival {
  return { told: { kind: 'refused', error }, order: ORDER.none };
}

/** Reads one file, or a text, by the reader of its kind. */
export async function readArrival(file: Uint8Array | string, around: Around): Promise<Arrival> {
  const text = () => (typeof file === 'string' ? file : lettersOf(file));
  switch (recognise(file)) {
    case 'backup':
      return backup(file as Uint8Array);
    case 'history':
      return history(file, around);
    case 'scan':
      return scan(text(), around);
    case 'achievements':
      return achievements(text(), around);
    case 'block':
      return block(text(), around);
    case 'link':
      return { told: { kind: 'link' }, order: ORDER.none };
    default:
      return refusedArrival({ code: 'FORMAT_UNKNOWN' });
  }
}

function backup(bytes: Uint8Array): Arrival {
  const read = unpackBackup(bytes);
  if (!read.ok) return refusedArrival(read.error);
  const { data, createdAt } = read.value;
  return {
    told: { kind: 'backup', createdAt },
    order: ORDER.backup,
    take: async ({ stage, at }) => mergeInto(stage, deletedAnew(data, at), at),
  };
}

async function block(text: string, { tables }: Around): Promise<Arrival> {
  const readFor = (profile: string, data: UserData) =>
    sourceOfBlock(text, {
      tables: () => tables.planner().catch(() => undefined),
      profile: () => profile,
      plan: async () => documentAt(data, profile, 'planner'),
    });
  const read = await readFor('', []);
  if (!read.ok) return refusedArrival(read.error);
  return {
    told: { kind: 'block' },
    order: ORDER.block,
    async take({ stage, choices, at }) {
      const own = await readFor(choices.profile, stage.data());
      if (!own.ok) throw new Error(own.error.code);
      return mergeInto(stage, own.value.source, at);
    },
  };
}

/** Adds documents to those that are there. What has to give way is kept beside them. */
function mergeInto(stage: StagedDocuments, theirs: UserData, at: number): Pick<Effect, 'scan'> {
  const { data, left } = mergeStores(stage.data(), theirs);
  stage.put(data);
  for (const value of left) void stage.keepAside({ at, what: value.name, value });
  return {};
}

async function history(file: Uint8Array | string, around: Around): Promise<Arrival> {
  // It is read once, and kept wherever the documents of the moment are.
  let stage: StagedDocuments | undefined;
  const current = () => {
    if (!stage) throw new Error('There are no documents to change.');
    return stage;
  };
  const files = createWarpFiles(
    {
      load: (...given) => current().load(...given),
      change: (...given) => current().change(...given),
      changeBeside: (...given) => current().changeBeside(...given),
      keepAside: (...given) => current().keepAside(...given),
    },
    around.tables,
  );
  const arrivalOf = (read: Awaited<ReturnType<WarpFiles['open']>>): Arrival => {
    if (!read.ok) {
      const { error } = read;
      if (error.code !== 'FORMAT_NEEDS_COLUMNS') return refusedArrival(error);
      if (!around.withTables && error.args.format === 'csv')
        return refusedArrival({ code: 'FORMAT_UNKNOWN' });
      return {
        told: { kind: 'columns', ...error.args },
        order: ORDER.none,
        readAs: async (columns) => arrivalOf(await files.readAs(columns)),
      };
    }
    const { format } = read.value;
    const isTable = format === 'csv' || format === 'starRailStationCsv';
    if (isTable && !around.withTables) return refusedArrival({ code: 'FORMAT_UNKNOWN' });
    return {
      told: { kind: 'history', summary: read.value },
      order: ORDER.history,
      async take({ stage: to, choices, at }) {
        stage = to;
        const { refused, partly } = await files.merge(choices.accounts[around.id] ?? [], at);
        if (refused.length + partly.length > 0) throw new Error('Not all accounts have room.');
        return {};
      },
    };
  };
  const bytes = typeof file === 'string' ? file : new Uint8Array(file);
  return arrivalOf(await files.open(new Blob([bytes]), () => undefined));
}

async function scan(text: string, { tables }: Around): Promise<Arrival> {
  const read = await readNamedScanner(text, tables.names);
  if (!read.ok) return refusedArrival({ code: read.error.code });
  const account = read.value;
  return {
    told: {
      kind: 'scan',
      characters: account.characters.length,
      materials: account.materials.length,
      isSimulated: account.isSimulated === true,
    },
    order: ORDER.scan,
    async take({ stage, choices: { profile }, at }) {
      const known = await tables.planner();
      let told = { raised: 0, counts: 0, outside: 0 };
      const changed = await stage.change<PlannerDocuments>(
        { planner: { profile, name: 'planner' }, inventory: { profile, name: 'inventory' } },
        (documents) => {
          const { entries } = documents.planner;
          const { items } = documents.inventory;
          const { lines } = accountChanges(known, { entries, items, now: at }, account);
          const of = (kind: (typeof lines)[number]['kind']) =>
            lines.filter((line) => line.kind === kind);
          const [raised, counts] = [of('raise'), of('count')];
          told = {
            raised: raised.length,
            counts: counts.length,
            outside: of('new').length,
          };
          const taken = [...raised, ...counts];
          // What is not in the plan yet the player picks there.
          return taken.length > 0 ? takeAccount(taken)(documents) : documents;
        },
      );
      if (!changed.ok) throw new Error(changed.error.error.code);
      return { scan: told };
    },
  };
}

function achievements(text: string, { name }: Around): Arrival {
  const read = readExchange(text);
  if (!read.ok) return refusedArrival(read.error);
  const { ids } = read.value;
  return {
    told: { kind: 'achievements', count: new Set(ids).size },
    order: ORDER.achievements,
    async take({ stage, choices: { profile }, at }) {
      const kept = await adoptAchievements(stage, profile, { at, what: name, value: ids });
      if (!kept.isKept) throw new Error('The achievements here cannot be read.');
      return {};
    },
  };
}
