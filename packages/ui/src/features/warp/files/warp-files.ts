import { ok, type Result } from '@trailbook/core/internal/basics';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import {
  type AccountHistory,
  type BannerType,
  type Columns,
  eachTableRow,
  type FormatError,
  type ImportedHistory,
  type NameIndex,
  type Pull,
  type SoundIds,
  settleAccount,
  type UigfTexts,
  withSoundIds,
  writeCsv,
  writeUigf,
  writeWorkbook,
} from '@trailbook/core/internal/warp';
import type { ChangeError, DocumentAccess } from '../../../storage/index.ts';
import { type WarpDocuments, warpActions, warpAddresses } from '../store/warps-store.ts';
import { broughtCounts, pullsOf, spansOf } from './compare-pulls.ts';
import type {
  AccountChoice,
  AccountPreview,
  ExportKind,
  FileSummary,
  StoresAside,
  StoresNews,
  WarpFiles,
} from './contracts.ts';
import { accountName, isStoresAlone, summaryOf, withStoresAlone } from './file-summary.ts';
import { bytesOf, readHistory, withoutFuturePulls } from './read-file.ts';
import { type Taken, takeStores } from './take-stores.ts';

/** What the worker fetches when a file needs it. */
export interface GameTables {
  readonly names: () => Promise<NameIndex>;
  readonly planner: () => Promise<PlannerTables>;
}

/** What came of keeping one account. */
interface AccountKept extends Partial<Taken> {
  readonly added: number;
  readonly isWhole: boolean;
}

/** Reads and writes files of warps, on a database: see {@link WarpFiles}. */
export function createWarpFiles(
  database: DocumentAccess,
  tables: GameTables,
  now: () => number = Date.now,
): WarpFiles {
  let bytes: Uint8Array | undefined;
  let history: ImportedHistory | undefined;
  /** Of each account of it. */
  let soundIds: readonly SoundIds[] = [];

  async function read(columns?: Columns): Promise<Result<FileSummary, FormatError>> {
    history = undefined;
    if (!bytes) return { ok: false, error: { code: 'FORMAT_UNKNOWN' } };
    const options = columns ? { columns } : {};
    let found = await readHistory(bytes, options);
    if (found.ok && found.value.refused.some(({ code }) => code === 'ROW_UNKNOWN_NAME')) {
      // Things by their names, in any of the languages: asked for only by such a table.
      const names = await tables.names().catch(() => undefined);
      if (names) found = await readHistory(bytes, { ...options, names });
    }
    if (!found.ok) return found;
    const whole = withStoresAlone(withoutFuturePulls(found.value, now()));
    history = whole;
    soundIds = whole.accounts.map((account) => withSoundIds(account));
    return ok(summaryOf({ ...whole, accounts: soundIds.map(({ account }) => account) }, soundIds));
  }

  /** What the file holds of an account, and what brings it. */
  function broughtBy({ at, uid, isNewestFirst }: AccountChoice, now: number) {
    const account = history?.accounts[at];
    // A worker that failed and was started anew has none: nothing must pass for nothing new.
    if (!account) throw new Error('No file with such an account is open.');
    const sound = account.uid === uid ? soundIds[at] : undefined;
    const { shared, righted, foreign, ...rest } = sound ?? withSoundIds(account, uid);
    const brought: ReadonlyMap<BannerType, readonly Pull[]> = settleAccount(rest.account, uid, {
      isNewestFirst,
    });
    const bring = warpActions.bring(spansOf(brought, { at: now, shared }));
    return { brought, bring, righted, foreign };
  }

  /** Keeps one account, whole or not at all. */
  async function keep(
    choice: AccountChoice,
    at: number,
  ): Promise<Result<AccountKept, ChangeError>> {
    const { profile, uid } = choice;
    if (history && isStoresAlone(history, choice)) {
      return ok({ added: 0, ...(await takeStores({ database, tables }, history, { choice, at })) });
    }
    const { brought, bring } = broughtBy(choice, at);
    // Counted within the change: another tab may bring some of the same a moment before.
    let added = 0;
    const kept = await database.change<WarpDocuments>(warpAddresses(profile, uid), (documents) => {
      const after = bring(documents);
      added = broughtCounts(documents, after, brought).added;
      return after;
    });
    if (!kept.ok) return kept;
    if (!choice.withStores || !history) return ok({ added, isWhole: true });
    return ok({ added, ...(await takeStores({ database, tables }, history, { choice, at })) });
  }

  return {
    async open(file, onProgress) {
      const loaded = await bytesOf(file, onProgress);
      bytes = loaded.ok ? loaded.value : undefined;
      return loaded.ok ? read() : loaded;
    },

    readAs: (columns) => read(columns),

    async preview(choices) {
      const previews: AccountPreview[] = [];
      // A file may tell one account in several parts, which are kept one after another.
      const results = new Map<string, WarpDocuments>();
      for (const choice of choices) {
        if (history && isStoresAlone(history, choice)) continue;
        const { profile, uid } = choice;
        const loaded = await database.load<WarpDocuments>(warpAddresses(profile, uid));
        if (!loaded.ok) return loaded;
        const { brought, bring, righted, foreign } = broughtBy(choice, now());
        const documents = results.get(`${profile} ${uid}`) ?? loaded.value.documents;
        const after = bring(documents);
        results.set(`${profile} ${uid}`, after);
        previews.push({
          at: choice.at,
          ...broughtCounts(documents, after, brought),
          righted,
          foreign,
        });
      }
      return ok(previews);
    },

    async merge(choices, at) {
      let added = 0;
      const [refused, partly]: [string[], string[]] = [[], []];
      const taken: StoresNews[] = [];
      const aside: StoresAside[] = [];
      for (const choice of choices) {
        const account = history ? accountName(history, choice) : choice.uid;
        const kept = await keep(choice, at).catch((error: unknown) => {
          console.error(`The account ${account} could not be stored.`, error);
        });
        const isAlone = history !== undefined && isStoresAlone(history, choice);
        // Where nothing but these was to be stored, nothing was.
        if (!kept?.ok || (isAlone && !kept.value.isWhole)) {
          refused.push(account);
          continue;
        }
        if (!kept.value.isWhole) partly.push(account);
        else if (choice.withStores && kept.value.news) taken.push(kept.value.news);
        added += kept.value.added;
        if (kept.value.aside) aside.push(kept.value.aside);
      }
      return { added, refused, partly, aside, taken };
    },

    async write(kind, accounts, texts, onSign) {
      const histories: AccountHistory[] = [];
      for (const { profile, uid } of accounts) {
        const loaded = await database.load<WarpDocuments>(warpAddresses(profile, uid));
        if (!loaded.ok) return loaded;
        histories.push({ uid, pulls: pullsOf(loaded.value.documents) });
        onSign?.();
      }
      return ok(writeFile(kind, histories, { ...texts, onSign }));
    },
  };
}

/** A file of histories, in one of the formats that are written. */
export function writeFile(
  kind: ExportKind,
  histories: readonly AccountHistory[],
  about: WrittenAbout,
): Blob {
  return WRITERS[kind](histories, about);
}

interface WrittenAbout extends UigfTexts {
  /** Called while it is being written. */
  readonly onSign?: (() => void) | undefined;
}

const WRITERS: Readonly<
  Record<ExportKind, (histories: readonly AccountHistory[], about: WrittenAbout) => Blob>
> = {
  uigf: (histories, texts) => new Blob([writeUigf(histories, texts)], { type: 'application/json' }),
  csv: (histories, texts) => new Blob([writeCsv(histories, texts)], { type: 'text/csv' }),
  xlsx: (histories, { onSign, ...texts }) => {
    const pieces: BlobPart[] = [];
    for (const piece of writeWorkbook('Warps', eachTableRow(histories, texts))) {
      pieces.push(piece as Uint8Array<ArrayBuffer>);
      onSign?.();
    }
    return new Blob(pieces, {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  },
};
