import { type ReadAchievements, readAchievements } from '@trailbook/core/internal/achievements';
import { isUid } from '@trailbook/core/internal/basics';
import {
  BANNER_RULES,
  type ImportedHistory,
  type ImportedPull,
  isOrderUnknown,
  type LeftBehind,
  type OtherStore,
  type SoundIds,
} from '@trailbook/core/internal/warp';
import { isOlderStore, type OlderStores } from '../../../storage/legacy/adopt-legacy-stores.ts';
import type { AccountChoice, AccountSummary, FileSummary } from './contracts.ts';

/** Rows that are told one by one. */
const TOLD = 100;

/** What a file holds, for the player to choose from. */
export function summaryOf(history: ImportedHistory, ids: readonly SoundIds[]): FileSummary {
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
    accounts: accounts.map((account, at) => {
      const { uid, label, pulls } = account;
      const times = pulls.map(({ time }) => time).sort();
      const achievements = achievementsOf(history, at);
      return {
        ...whoseOf({ uid, label }),
        ...{ count: pulls.length, from: times[0] ?? '', until: times.at(-1) ?? '' },
        hasStores: storesOf(history, at) !== undefined || achievements.length > 0,
        achievements: new Set(achievements.flatMap((other) => Object.keys(toldBy(other).done)))
          .size,
        ids: countsOf(whoseOf({ uid, label }), ids[at]),
        withoutBanner: pulls.filter(lacksBanner).length,
        isOrderUnknown: isOrderUnknown(account),
        items: [...new Set(pulls.map(({ itemId }) => itemId))],
      };
    }),
  };
}

/** Only on event banners does a 5★ depend on the banner. */
function lacksBanner({ type, gachaId }: ImportedPull): boolean {
  return gachaId === 0 && BANNER_RULES[type].featuredChance !== null;
}

function countsOf(
  { uid }: Pick<AccountSummary, 'uid'>,
  ids: SoundIds | undefined,
): AccountSummary['ids'] {
  const { lost = 0, padded = 0, twice = 0, righted = 0, foreign = 0 } = ids ?? {};
  const isNamed = uid !== null;
  return { lost, padded, twice, righted: isNamed ? righted : 0, foreign: isNamed ? foreign : 0 };
}

/** A number that no account has is shown as what the file calls it, and the player asked for the account's. */
function whoseOf({ uid, label }: Pick<AccountSummary, 'uid' | 'label'>) {
  const isReal = uid === null || isUid(uid);
  return isReal ? { uid, label } : { uid: null, label: label ?? uid };
}

/** A history in which profiles that hold a plan, an inventory or achievements, and no warps, are accounts as well. */
export function withStoresAlone(history: ImportedHistory): ImportedHistory {
  const labels = new Set(history.accounts.map(({ label }) => label));
  const known = history.stores.filter(
    (other) => isOlderStore(other.store) || isAchievements(other),
  );
  const alone = new Set(known.map(({ profile }) => profile).filter((label) => !labels.has(label)));
  const accounts = [...alone].map((label) => ({ uid: null, label, pulls: [] }));
  return alone.size === 0 ? history : { ...history, accounts: [...history.accounts, ...accounts] };
}

/** Whether no warps come with what was chosen: whose they are is not asked then. */
export function isStoresAlone({ accounts }: ImportedHistory, { at }: AccountChoice): boolean {
  return accounts[at]?.pulls.length === 0;
}

/** What an account is called to the player, who may not have said whose it is. */
export function accountName({ accounts }: ImportedHistory, { at, uid }: AccountChoice): string {
  return uid || (accounts[at]?.label ?? '');
}

/** What a store is called to the player. */
export function nameOf({ profile, store }: Pick<OtherStore, 'profile' | 'store'>): string {
  return [profile, store].filter(Boolean).join(': ');
}

/** Achievements of the profile that an account is of, whatever version of the store they are in. */
export function achievementsOf({ accounts, stores }: ImportedHistory, at: number): OtherStore[] {
  return stores.filter((other) => isAchievements(other) && other.profile === accounts[at]?.label);
}

function isAchievements({ store }: OtherStore): boolean {
  return /^achievements?(?:-|$)/.test(store);
}

function toldBy({ value }: OtherStore): ReadAchievements {
  return readAchievements(value);
}

/** The plan and the inventory of the profile that an account is of. */
export function storesOf(
  { accounts, stores }: ImportedHistory,
  at: number,
): OlderStores | undefined {
  const label = accounts[at]?.label;
  const own = stores.filter(({ profile, store }) => profile === label && isOlderStore(store));
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(({ store, value }) => [store, value]));
}
