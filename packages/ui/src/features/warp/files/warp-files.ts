import { readToldAchievements, type ToldAchievements } from '@trailbook/core/internal/achievements';
import { ok, type Result } from '@trailbook/core/internal/basics';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import {
  type AccountHistory,
  BANNER_TYPES,
  type BannerType,
  type Columns,
  type FormatError,
  type HistoryFormat,
  type ImportedHistory,
  type LeftBehind,
  type NameIndex,
  type OtherStore,
  type Pull,
  type RefusedRow,
  rightedTimes,
  settleAccount,
  tableRows,
  type UigfTexts,
  writeCsv,
  writeUigf,
} from '@trailbook/core/internal/warp';
import type { ChangeError, DocumentDatabase } from '../../../storage/index.ts';
import { adoptAchievements } from '../../../storage/legacy/adopt-achievements.ts';
import {
  adoptStores,
  isOlderStore,
  type OlderStores,
  type PlanNews,
  type StoresTaken,
} from '../../../storage/legacy/adopt-legacy-stores.ts';
import {
  type BroughtPulls,
  type WarpDocuments,
  warpActions,
  warpAddresses,
} from '../store/warps-store.ts';
import { withoutFuturePulls } from './already-made.ts';
import { bytesOf, type OnProgress, readHistory } from './read-file.ts';

/** What a file holds, as it is told before anything is kept. */
export interface FileSummary {
  readonly format: HistoryFormat;
  readonly accounts: readonly AccountSummary[];
  /** Some of the rows that could not be read, and how many there are. */
  readonly refused: readonly RefusedRow[];
  readonly refusedCount: number;
  readonly left: readonly LeftBehind[];
  /** Whether some of what is left would be set aside whole, for a later version to read. */
  readonly keepsAside: boolean;
}

export interface AccountSummary {
  readonly uid: string | null;
  readonly label: string | null;
  readonly count: number;
  /** The first and the last time, as the file tells them. */
  readonly from: string;
  readonly until: string;
  /** Whether the file holds a plan, an inventory or achievements of the same profile. */
  readonly hasStores: boolean;
  /** How many achievements of the same profile can be read. */
  readonly achievements: number;
}

/** Where an account of the file is to go. */
export interface AccountChoice {
  /** Its place in the file. */
  readonly at: number;
  /** Not asked for where the file holds no warps of it. */
  readonly uid: string;
  readonly profile: string;
  /** Whether its plan, inventory and achievements come along. */
  readonly withStores: boolean;
}

/** What a choice would do. */
export interface AccountPreview {
  readonly at: number;
  /** Pulls that are there now. */
  readonly here: number;
  readonly added: number;
  readonly known: number;
  /** Times of the file that were wrong by hours, as the ids tell. */
  readonly righted: number;
}

/** What came of keeping a file's accounts. */
export interface FileKept {
  readonly added: number;
  /** Accounts that could not be stored; what was there of them is as it was. */
  readonly refused: readonly string[];
  /** Accounts whose pulls were stored, but not all that should have come along. */
  readonly partly: readonly string[];
  /** Accounts of whose plan and inventory not all has a place here; the whole of those is set aside. */
  readonly aside: readonly StoresAside[];
  /** Accounts whose plan, inventory and achievements came along, whole or in part. */
  readonly taken: readonly StoresNews[];
}

/** What of an account's plan, inventory and achievements was not here before. */
export type StoresNews = { readonly account: string; readonly achievements: number } & PlanNews;

/** Why an account's plan and inventory were set aside. */
export type StoresAside = { readonly account: string } & Pick<
  StoresTaken,
  'left' | 'names' | 'unread'
>;

/** What came of keeping one account. */
interface AccountKept {
  readonly added: number;
  /** Whether all that should come along and can be read was kept too. */
  readonly isWhole: boolean;
  /** Undefined where all of the plan and the inventory has a place here. */
  readonly aside?: StoresAside | undefined;
  readonly news?: StoresNews;
}

/** Reads files of warps and writes them. Runs in a worker: files of twenty megabytes must not hold a page. */
export interface WarpFiles {
  open(file: Blob, onProgress: OnProgress): Promise<Result<FileSummary, FormatError>>;
  /** Reads the open file again, a table whose columns the player has told. */
  readAs(columns: Columns): Promise<Result<FileSummary, FormatError>>;
  preview(choices: readonly AccountChoice[]): Promise<Result<AccountPreview[], ChangeError>>;
  /** Keeps what was chosen: each account in one transaction. */
  merge(choices: readonly AccountChoice[], at: number): Promise<FileKept>;
  write(
    kind: ExportKind,
    accounts: readonly ExportedAccount[],
    texts: UigfTexts,
  ): Promise<Result<Blob, ChangeError>>;
}

export type ExportKind = 'uigf' | 'csv' | 'xlsx';

/** An account to be written. */
export interface ExportedAccount {
  readonly profile: string;
  readonly uid: string;
}

/** What the worker fetches when a file needs it. */
export interface GameTables {
  readonly names: () => Promise<NameIndex>;
  readonly planner: () => Promise<PlannerTables>;
}

/** Rows that are told one by one. */
const TOLD = 100;

export function createWarpFiles(
  database: DocumentDatabase,
  tables: GameTables,
  now: () => number = Date.now,
): WarpFiles {
  let bytes: Uint8Array | undefined;
  let history: ImportedHistory | undefined;

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
    history = withStoresAlone(withoutFuturePulls(found.value, now()));
    return ok(summaryOf(history));
  }

  /** Takes over what stands beside the pulls, each for itself. */
  async function takeStores(
    from: ImportedHistory,
    choice: AccountChoice,
    at: number,
  ): Promise<Pick<AccountKept, 'isWhole' | 'aside' | 'news'>> {
    const { profile } = choice;
    const account = accountName(from, choice);
    let aside: StoresAside | undefined;
    let news: StoresNews = { account, achievements: 0, entries: 0, items: 0, isEased: false };
    const takePlan = async (value: OlderStores) => {
      const label = from.accounts[choice.at]?.label ?? account;
      const what = nameOf({ profile: label, store: 'calculator' });
      const taken = await adoptStores(
        database,
        profile,
        { at, what, value },
        await tables.planner(),
      );
      const { isKept, news: ofPlan, ...rest } = taken;
      news = { ...news, ...ofPlan };
      if (isKept && (rest.left > 0 || rest.unread)) aside = { account, ...rest };
      return isKept;
    };
    const stores = storesOf(from, choice.at);
    const steps = [
      async () => !stores || takePlan(stores),
      ...achievementsOf(from, choice.at).map((other) => async () => {
        const brought = { at, what: nameOf(other), value: other.value };
        const { isKept, added } = await adoptAchievements(database, profile, brought);
        news = { ...news, achievements: news.achievements + added };
        return isKept;
      }),
    ];
    let isWhole = true;
    for (const step of steps) {
      const isTaken = await step().catch((error: unknown) => {
        console.error(`Not all of ${account} could be stored.`, error);
        return false;
      });
      isWhole &&= isTaken;
    }
    return { isWhole, aside, news };
  }

  /** What the file tells, and the same with the times that the ids tell. */
  function broughtBy({ at, uid }: AccountChoice) {
    const account = history?.accounts[at];
    const told: ReadonlyMap<BannerType, readonly Pull[]> = account
      ? settleAccount(account, uid)
      : new Map();
    const brought = new Map([...told].map(([type, pulls]) => [type, rightedTimes(pulls)] as const));
    return { told, brought };
  }

  /** Keeps one account, whole or not at all. */
  async function keep(
    choice: AccountChoice,
    at: number,
  ): Promise<Result<AccountKept, ChangeError>> {
    const { profile, uid } = choice;
    if (history && isStoresAlone(history, choice)) {
      return ok({ added: 0, ...(await takeStores(history, choice, at)) });
    }
    const bring = warpActions.bring(spansOf(broughtBy(choice).brought, at));
    // Counted within the change: another tab may bring some of the same a moment before.
    let before = 0;
    const kept = await database.change<WarpDocuments>(warpAddresses(profile, uid), (documents) => {
      before = countOf(documents);
      return bring(documents);
    });
    if (!kept.ok) return kept;
    const added = countOf(kept.value.documents) - before;
    if (!choice.withStores || !history) return ok({ added, isWhole: true });
    return ok({ added, ...(await takeStores(history, choice, at)) });
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
      for (const choice of choices) {
        if (history && isStoresAlone(history, choice)) continue;
        const loaded = await database.load<WarpDocuments>(
          warpAddresses(choice.profile, choice.uid),
        );
        if (!loaded.ok) return loaded;
        const { told, brought } = broughtBy(choice);
        previews.push({
          at: choice.at,
          ...compared(loaded.value.documents, brought),
          righted: differing(told, brought),
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

    async write(kind, accounts, texts) {
      const histories: AccountHistory[] = [];
      for (const { profile, uid } of accounts) {
        const loaded = await database.load<WarpDocuments>(warpAddresses(profile, uid));
        if (!loaded.ok) return loaded;
        histories.push({ uid, pulls: pullsOf(loaded.value.documents) });
      }
      return ok(await blobOf(kind, histories, texts));
    },
  };
}

function summaryOf(history: ImportedHistory): FileSummary {
  const { format, accounts, refused, left, stores } = history;
  const isOfAccount = ({ profile }: OtherStore) => accounts.some(({ label }) => label === profile);
  const isTaken = (other: OtherStore) => isOlderStore(other.store) && isOfAccount(other);
  const aside = stores.filter(
    (other) => isAchievements(other) && isOfAccount(other) && !toldBy(other).isWhole,
  );
  const unknown = stores.filter((other) => {
    if (isAchievements(other)) return !isOfAccount(other) || aside.includes(other);
    return !isTaken(other);
  });
  return {
    format,
    refused: refused.slice(0, TOLD),
    refusedCount: refused.length,
    left: [
      ...left,
      ...unknown.map(
        (other): LeftBehind => ({ code: 'LEFT_STORE', args: { name: nameOf(other) } }),
      ),
    ],
    keepsAside: aside.length > 0,
    accounts: accounts.map(({ uid, label, pulls }, at) => {
      const times = pulls.map(({ time }) => time).sort();
      const achievements = achievementsOf(history, at);
      return {
        ...whoseOf({ uid, label }),
        ...{ count: pulls.length, from: times[0] ?? '', until: times.at(-1) ?? '' },
        hasStores: storesOf(history, at) !== undefined || achievements.length > 0,
        achievements: new Set(achievements.flatMap((other) => Object.keys(toldBy(other).done)))
          .size,
      };
    }),
  };
}

/** A number that no account has is shown as what the file calls it, and the player asked for the account's. */
function whoseOf({ uid, label }: Pick<AccountSummary, 'uid' | 'label'>) {
  const isReal = uid === null || /^\d{9,10}$/.test(uid);
  return isReal ? { uid, label } : { uid: null, label: label ?? uid };
}

/** A history in which profiles that hold a plan, an inventory or achievements, and no warps, are accounts as well. */
function withStoresAlone(history: ImportedHistory): ImportedHistory {
  const labels = new Set(history.accounts.map(({ label }) => label));
  const known = history.stores.filter(
    (other) => isOlderStore(other.store) || isAchievements(other),
  );
  const alone = new Set(known.map(({ profile }) => profile).filter((label) => !labels.has(label)));
  const accounts = [...alone].map((label) => ({ uid: null, label, pulls: [] }));
  return alone.size === 0 ? history : { ...history, accounts: [...history.accounts, ...accounts] };
}

/** Whether no warps come with what was chosen: whose they are is not asked then. */
function isStoresAlone({ accounts }: ImportedHistory, { at }: AccountChoice): boolean {
  return accounts[at]?.pulls.length === 0;
}

/** What an account is called to the player, who may not have said whose it is. */
function accountName({ accounts }: ImportedHistory, { at, uid }: AccountChoice): string {
  return uid || (accounts[at]?.label ?? '');
}

/** What a store is called to the player. */
function nameOf({ profile, store }: Pick<OtherStore, 'profile' | 'store'>): string {
  return [profile, store].filter(Boolean).join(': ');
}

/** Achievements of the profile that an account is of, whatever version of the store they are in. */
function achievementsOf({ accounts, stores }: ImportedHistory, at: number): OtherStore[] {
  return stores.filter((other) => isAchievements(other) && other.profile === accounts[at]?.label);
}

function isAchievements({ store }: OtherStore): boolean {
  return /^achievements?(?:-|$)/.test(store);
}

function toldBy({ value }: OtherStore): ToldAchievements {
  return readToldAchievements(value);
}

/** The plan and the inventory of the profile that an account is of. */
function storesOf({ accounts, stores }: ImportedHistory, at: number): OlderStores | undefined {
  const label = accounts[at]?.label;
  const own = stores.filter(({ profile, store }) => profile === label && isOlderStore(store));
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(({ store, value }) => [store, value]));
}

function compared(
  documents: WarpDocuments,
  brought: ReadonlyMap<BannerType, readonly Pull[]>,
): Omit<AccountPreview, 'at' | 'righted'> {
  let [added, known] = [0, 0];
  for (const [type, pulls] of brought) {
    const ids = new Set(documents[type].pulls.map(({ id }) => id));
    const already = pulls.filter(({ id }) => ids.has(id)).length;
    known += already;
    added += pulls.length - already;
  }
  return { here: countOf(documents), added, known };
}

/** How many pulls were told otherwise than they are brought. */
function differing(
  told: ReadonlyMap<BannerType, readonly Pull[]>,
  brought: ReadonlyMap<BannerType, readonly Pull[]>,
): number {
  let count = 0;
  for (const [type, pulls] of brought) {
    const own = told.get(type) ?? [];
    count += pulls.filter((pull, at) => pull !== own[at]).length;
  }
  return count;
}

function countOf(documents: WarpDocuments): number {
  return BANNER_TYPES.reduce((sum, type) => sum + documents[type].pulls.length, 0);
}

/** A file tells nothing of what was there before its first row. */
function spansOf(
  brought: ReadonlyMap<BannerType, readonly Pull[]>,
  at: number,
): Map<BannerType, BroughtPulls> {
  return new Map([...brought].map(([type, pulls]) => [type, { pulls, at, isToTheEnd: false }]));
}

function pullsOf(documents: WarpDocuments): Map<BannerType, readonly Pull[]> {
  return new Map(BANNER_TYPES.map((type) => [type, documents[type].pulls]));
}

async function blobOf(
  kind: ExportKind,
  histories: readonly AccountHistory[],
  texts: UigfTexts,
): Promise<Blob> {
  if (kind === 'xlsx') return writeWorkbook('Warps', tableRows(histories, texts));
  const text = kind === 'uigf' ? writeUigf(histories, texts) : writeCsv(histories, texts);
  return new Blob([text], { type: kind === 'uigf' ? 'application/json' : 'text/csv' });
}

/** A workbook with one sheet of texts. The library comes with the first workbook. */
async function writeWorkbook(name: string, rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  return write(cells, { sheet: name, stickyRowsCount: 1 }).toBlob();
}
