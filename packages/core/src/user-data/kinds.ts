import { BANNER_TYPES } from '../warp/index.ts';
import type { DocumentKind } from './document.ts';
import { accountKind } from './documents/account.ts';
import { achievementsKind } from './documents/achievements.ts';
import { dismissalsKind } from './documents/dismissals.ts';
import { forecastKind } from './documents/forecast.ts';
import { inventoryKind } from './documents/inventory.ts';
import { oddsKind } from './documents/odds.ts';
import { plannerKind } from './documents/planner.ts';
import { preferencesKind } from './documents/preferences.ts';
import { isProfileId, profilesKind } from './documents/profiles.ts';
import { warpsKind } from './documents/warps.ts';
import { DEVICE } from './reserved-names.ts';

/**
 * Every document of the player's, a row each: its kind; whether it stands in each profile or beside them;
 * whether what it holds is counted when two stores are compared; and, where there are several of one kind,
 * what may follow its name. Everything else that depends on which documents there are is derived from here.
 */
const TABLE = {
  planner: { kind: plannerKind, scope: 'profile', isCounted: true },
  inventory: { kind: inventoryKind, scope: 'profile', isCounted: true },
  warps: {
    kind: warpsKind,
    scope: 'profile',
    isCounted: true,
    /** By account and banner type. */
    each: new RegExp(`^\\d{1,12}/(?:${BANNER_TYPES.join('|')})$`),
  },
  account: {
    kind: accountKind,
    scope: 'profile',
    isCounted: false,
    each: /^\d{1,12}$/,
  },
  odds: { kind: oddsKind, scope: 'profile', isCounted: false },
  forecast: { kind: forecastKind, scope: 'profile', isCounted: false },
  achievements: { kind: achievementsKind, scope: 'profile', isCounted: true },
  preferences: { kind: preferencesKind, scope: 'device', isCounted: false },
  dismissals: { kind: dismissalsKind, scope: 'device', isCounted: false },
  profiles: { kind: profilesKind, scope: 'device', isCounted: false },
} as const;

type Table = typeof TABLE;
export type Kind = keyof Table;
type NameOf<K extends Kind> = Table[K] extends { each: RegExp } ? `${K}/${string}` : K;

/** Documents by their name. */
export type Documents = {
  readonly [K in Kind as NameOf<K>]: Table[K]['kind'] extends DocumentKind<infer D> ? D : never;
};

/** The names of documents. */
export type DocumentName = keyof Documents;

/** What is counted when two stores are compared. */
export type Counted = { [K in Kind]: Table[K]['isCounted'] extends true ? K : never }[Kind];
export const COUNTED = Object.entries(TABLE)
  .filter(([, { isCounted }]) => isCounted)
  .map(([kind]) => kind as Counted);

/** Where a document stands. */
export interface Address<Name extends DocumentName = DocumentName> {
  /** A profile's id; nothing, `''`, for documents beside the profiles. */
  readonly profile: string;
  readonly name: Name;
}

/** Whether it is a document that this version knows, standing where its kind belongs. */
export function isAddress(address: {
  readonly profile: string;
  readonly name: string;
}): address is Address {
  const { profile, name } = address;
  const row = rowOf(name);
  if (!row) return false;
  return row.scope === 'device' ? profile === DEVICE : isProfileId(profile);
}

/** Under what the things of a document are counted; undefined for what is not. */
export function countedAs(name: string): Counted | undefined {
  const kind = kindNameOf(name);
  return COUNTED.find((counted) => counted === kind);
}

export function kindOf<Name extends DocumentName>(name: Name): DocumentKind<Documents[Name]> {
  // The table pairs each name with the kind of its document.
  return TABLE[kindNameOf(name) as Kind].kind as unknown as DocumentKind<Documents[Name]>;
}

function rowOf(name: string): Table[Kind] | undefined {
  const kind = kindNameOf(name);
  if (!Object.hasOwn(TABLE, kind)) return undefined;
  const row = TABLE[kind as Kind];
  const isNamed = 'each' in row ? row.each.test(name.slice(kind.length + 1)) : name === kind;
  return isNamed ? row : undefined;
}

/** The kind that a document of this name is of, or would be of if there were such a kind. */
export function kindNameOf(name: string): string {
  return name.split('/', 1)[0] ?? '';
}
