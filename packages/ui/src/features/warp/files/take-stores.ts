import type { PlannerTables } from '@trailbook/core/internal/dataset';
import type { ImportedHistory } from '@trailbook/core/internal/warp';
import type { DocumentAccess } from '../../../storage/index.ts';
import { adoptAchievements } from '../../../storage/legacy/adopt-achievements.ts';
import { adoptStores, type OlderStores } from '../../../storage/legacy/adopt-legacy-stores.ts';
import type { AccountChoice, StoresAside, StoresNews } from './contracts.ts';
import { accountName, achievementsOf, nameOf, storesOf } from './file-summary.ts';

interface Destination {
  readonly database: DocumentAccess;
  readonly tables: { readonly planner: () => Promise<PlannerTables> };
}

/** What came of an account's plan, inventory and achievements. */
export interface Taken {
  /** Whether all that should come along and can be read was kept too. */
  readonly isWhole: boolean;
  /** Undefined where all of the plan and the inventory has a place here. */
  readonly aside: StoresAside | undefined;
  readonly news: StoresNews;
}

/** Takes over what stands beside the pulls, each for itself. */
export async function takeStores(
  { database, tables }: Destination,
  from: ImportedHistory,
  { choice, at }: { readonly choice: AccountChoice; readonly at: number },
): Promise<Taken> {
  const { profile } = choice;
  const account = accountName(from, choice);
  let aside: StoresAside | undefined;
  let news: StoresNews = { account, achievements: 0, entries: 0, items: 0, isEased: false };
  const takePlan = async (value: OlderStores) => {
    const label = from.accounts[choice.at]?.label ?? account;
    const what = nameOf({ profile: label, store: 'calculator' });
    const taken = await adoptStores(database, profile, { at, what, value }, await tables.planner());
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
