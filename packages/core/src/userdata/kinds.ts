import type { DocumentKind } from './document.ts';
import { type AchievementsDocument, achievementsKind } from './documents/achievements.ts';
import { type DismissalsDocument, dismissalsKind } from './documents/dismissals.ts';
import { type InventoryDocument, inventoryKind } from './documents/inventory.ts';
import { type PlannerDocument, plannerKind } from './documents/planner.ts';
import { type PreferencesDocument, preferencesKind } from './documents/preferences.ts';
import { type ProfilesDocument, profilesKind } from './documents/profiles.ts';
import { GACHA_TYPES, type WarpsDocument, warpsKind } from './documents/warps.ts';

/** Documents by their name. Those of the device stand beside the profiles, all others in one. */
export interface Documents {
  readonly planner: PlannerDocument;
  readonly inventory: InventoryDocument;
  readonly achievements: AchievementsDocument;
  readonly preferences: PreferencesDocument;
  readonly dismissals: DismissalsDocument;
  readonly profiles: ProfilesDocument;
  /** By account and banner type. */
  readonly [warps: `warps/${string}/${string}`]: WarpsDocument;
}

export type DocumentName = keyof Documents;

/** Where a document stands. */
export interface Address<Name extends DocumentName = DocumentName> {
  /** A profile's id; {@link DEVICE} for documents beside the profiles. */
  readonly profile: string;
  readonly name: Name;
}

export const DEVICE = '';

const KINDS = {
  planner: plannerKind,
  inventory: inventoryKind,
  achievements: achievementsKind,
  preferences: preferencesKind,
  dismissals: dismissalsKind,
  profiles: profilesKind,
} as const;

const WARPS = new RegExp(`^warps/\\d{1,12}/(?:${GACHA_TYPES.join('|')})$`);
const OF_DEVICE: readonly string[] = ['preferences', 'dismissals', 'profiles'];

export function isDocumentName(name: string): name is DocumentName {
  return Object.hasOwn(KINDS, name) || WARPS.test(name);
}

/** Whether a document stands where its kind belongs. */
export function isAddress(profile: string, name: string): boolean {
  return isDocumentName(name) && OF_DEVICE.includes(name) === (profile === DEVICE);
}

export function kindOf<Name extends DocumentName>(name: Name): DocumentKind<Documents[Name]> {
  // The table above pairs each name with the kind of its document.
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : warpsKind;
  return kind as unknown as DocumentKind<Documents[Name]>;
}
