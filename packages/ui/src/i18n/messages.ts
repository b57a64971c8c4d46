import type { Language } from '@trailbook/core/internal/dataset';
import type { Area } from './areas.ts';
import { loadTexts } from './load-texts.ts';
import type about from './locales/en/about.json';
import type achievements from './locales/en/achievements.json';
import type bank from './locales/en/bank.json';
import type calendar from './locales/en/calendar.json';
import type data from './locales/en/data.json';
import type database from './locales/en/database.json';
import type desktop from './locales/en/desktop.json';
import type drive from './locales/en/drive.json';
import type emptied from './locales/en/emptied.json';
import type exchange from './locales/en/exchange.json';
import type folders from './locales/en/folders.json';
import type forecast from './locales/en/forecast.json';
import type gameImport from './locales/en/gameImport.json';
import type globalStats from './locales/en/globalStats.json';
import type home from './locales/en/home.json';
import type keys from './locales/en/keys.json';
import type links from './locales/en/links.json';
import type live from './locales/en/live.json';
import type manage from './locales/en/manage.json';
import type moveIn from './locales/en/moveIn.json';
import type offline from './locales/en/offline.json';
import type palette from './locales/en/palette.json';
import type planner from './locales/en/planner.json';
import type publisher from './locales/en/publisher.json';
import type sheets from './locales/en/sheets.json';
import type shell from './locales/en/shell.json';
import type sync from './locales/en/sync.json';
import type universe from './locales/en/universe.json';
import type unpulled from './locales/en/unpulled.json';
import type warp from './locales/en/warp.json';
import type warpByHand from './locales/en/warpByHand.json';
import type warpImport from './locales/en/warpImport.json';

/** Every text of the interface, by key; all languages have the keys that English has. */
export type Messages = typeof shell &
  typeof about &
  typeof database &
  typeof bank &
  typeof achievements &
  typeof planner &
  typeof sheets &
  typeof links &
  typeof keys &
  typeof palette &
  typeof calendar &
  typeof data &
  typeof warp &
  typeof warpByHand &
  typeof forecast &
  typeof unpulled &
  typeof universe &
  typeof gameImport &
  typeof globalStats &
  typeof exchange &
  typeof publisher &
  typeof sync &
  typeof drive &
  typeof emptied &
  typeof folders &
  typeof live &
  typeof moveIn &
  typeof manage &
  typeof home &
  typeof offline &
  typeof desktop &
  typeof warpImport;

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type MessageKey = Leaf<Messages>;

/** What was loaded so far, one object a language: texts that are loaded later show up in it. */
const loaded = new Map<
  Language,
  { readonly messages: Partial<Messages>; readonly areas: Set<Area> }
>();

/**
 * What brings a part of the page that comes late, along with the texts that it speaks: `Loaded` draws it in its place,
 * `useOnDemand` when it is asked for.
 */
export function withTexts<Args extends unknown[], Part>(
  areas: readonly Area[],
  load: (...args: Args) => Promise<Part>,
): (language: Language, ...args: Args) => Promise<Part> {
  return async (language, ...args) => {
    const [part] = await Promise.all([load(...args), loadMessages(language, areas)]);
    return part;
  };
}

/** Loads the texts of some areas in one language, and answers all that were loaded in it so far. */
export async function loadMessages(
  language: Language,
  areas: readonly Area[],
): Promise<Partial<Messages>> {
  const known = loaded.get(language) ?? { messages: {}, areas: new Set<Area>() };
  loaded.set(language, known);
  await Promise.all(
    areas.map(async (area) => {
      if (known.areas.has(area)) return;
      Object.assign(known.messages, await loadTexts(language, area));
      known.areas.add(area);
    }),
  );
  return known.messages;
}
