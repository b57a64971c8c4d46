import type { Phase, ReminderFacts, WarpsLeaving } from '@trailbook/core/internal/calendar';
import type { Language } from '@trailbook/core/internal/dataset';
import { echoesInWeek, serverDay } from '@trailbook/core/internal/planner';
import { DEVICE, kindOf, type Region } from '@trailbook/core/internal/user-data';
import { loadList } from '../../client/list-file.ts';
import { loadPlanner } from '../../client/planner-file.ts';
import type { AddressesOf, DocumentSet } from '../../storage/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import { outlookOn } from '../planner/plan/use-outlook.ts';
import { workOut } from '../planner/plan/use-plan.ts';
import { NO_PLAN, plannerAddresses } from '../planner/store/planner-store.ts';
import { gameServer } from '../warp/store/game-server.ts';
import { importDates } from '../warp/store/import-due.ts';
import { NO_WARPS, warpAddresses } from '../warp/store/warps-store.ts';

interface Asked {
  readonly language: Language;
  /** In milliseconds, by the server's clock. */
  readonly now: number;
  /** Whether the plan is to be worked out, for which the planner's tables are loaded. */
  readonly hasPlan: boolean;
}

/**
 * What the game's data and the profile in use tell of coming days. Of what cannot be read there is nothing; the player's
 * own pages say why.
 *
 * @throws where the files of the site cannot be had
 */
export async function playerFacts(
  device: Device,
  { language, now, hasPlan }: Asked,
): Promise<ReminderFacts> {
  const phases = loadList<readonly Phase[]>(language, 'calendar');
  const { profiles, preferences } = await read(
    device,
    {
      profiles: { profile: DEVICE, name: 'profiles' },
      preferences: { profile: DEVICE, name: 'preferences' },
    },
    { profiles: kindOf('profiles').empty, preferences: kindOf('preferences').empty },
  );
  const profile = profiles.active;
  const latest = await device.database.latestWarpAccount(profile).catch(() => undefined);
  const { region } = gameServer(preferences.region, latest);
  const [warps, plan] = await Promise.all([
    warpsOf(device, profile),
    planOf(device, profile, { language, now, region, hasPlan }),
  ]);
  return { region, phases: await phases, warps, ...plan };
}

async function planOf(
  device: Device,
  profile: string,
  { language, now, region, hasPlan }: Asked & { readonly region: Region },
): Promise<Pick<ReminderFacts, 'echoes' | 'planDoneOn'>> {
  const documents = await read(device, plannerAddresses(profile), NO_PLAN);
  const { entries, settings } = documents.planner;
  if (entries.length === 0) return {};
  const today = serverDay(now, region);
  const day = settings.today?.day ?? today;
  const echoes = { day, done: echoesInWeek(settings, day) };
  if (!hasPlan) return { echoes };
  const { tables } = await loadPlanner(`/data/${language}/planner.json`);
  const { farming } = workOut(tables, documents);
  return {
    echoes,
    planDoneOn: outlookOn(farming, settings, { server: region, now, today }).doneOn,
  };
}

/** Of all accounts of the profile, the first of each banner type. */
async function warpsOf(device: Device, profile: string): Promise<WarpsLeaving[]> {
  const accounts = await device.database.warpAccounts(profile).catch(() => []);
  const dates = await Promise.all(
    accounts.map(async (uid) =>
      importDates(await read(device, warpAddresses(profile, uid), NO_WARPS)),
    ),
  );
  const first = new Map<WarpsLeaving['type'], WarpsLeaving>();
  for (const one of dates.flat().sort((a, b) => a.by - b.by)) {
    if (!first.has(one.type)) first.set(one.type, one);
  }
  return [...first.values()];
}

/** Documents as they are stored now, also by other tabs. */
async function read<Set extends DocumentSet>(
  { database }: Device,
  addresses: AddressesOf<Set>,
  empty: Set,
): Promise<Set> {
  const loaded = await database.load(addresses).catch(() => undefined);
  return loaded?.ok ? loaded.value.documents : empty;
}
