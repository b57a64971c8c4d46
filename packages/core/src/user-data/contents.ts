import { listProfiles, type Profile } from './documents/profiles.ts';
import { type Counted, countedAs, kindNameOf } from './kinds.ts';
import { isQuarantined } from './quarantine.ts';
import { DEVICE } from './reserved-names.ts';
import type { Place } from './rows.ts';
import {
  documentAt,
  type Measures,
  measure,
  newerKinds,
  ownersOf,
  sealedIn,
  type UserData,
} from './user-data.ts';

/** A kind of thing in a profile, or beside all of them: what a document is, told to a player. */
export interface ContentLabel {
  /** Undefined for what belongs to no profile. */
  readonly profile: Pick<Profile, 'id' | 'name'> | undefined;
  readonly kind: string;
  readonly counted: Counted | undefined;
}

/** What documents are, each profile and kind once. */
export function labelsOf(places: readonly Place[], known: UserData): ContentLabel[] {
  const { profiles } = documentAt(known, DEVICE, 'profiles');
  const parts = places.map(({ profile, name }): ContentLabel => {
    const listed = profiles.find(({ id }) => id === profile) ?? { id: profile, name: null };
    return {
      profile: profile === DEVICE ? undefined : { id: listed.id, name: listed.name },
      kind: kindNameOf(name),
      counted: countedAs(name),
    };
  });
  const keyOf = ({ profile, kind }: ContentLabel) => JSON.stringify([profile?.id, kind]);
  return [...new Map(parts.map((part) => [keyOf(part), part])).values()];
}

/** What stands sealed in its own place. */
export function sealedContents(data: UserData): ContentLabel[] {
  return labelsOf(
    sealedIn(data).filter((stored) => !isQuarantined(stored)),
    data,
  );
}

/** What one profile holds. */
export interface ProfileContents {
  readonly profile: Pick<Profile, 'id' | 'name'>;
  readonly measures: Measures;
  /** Kinds of which a later version has written some, so that they cannot be counted. */
  readonly newer: readonly Counted[];
}

/** What each profile that can be switched to holds. */
export function contentsByProfile(data: UserData): ProfileContents[] {
  const { profiles } = listProfiles(documentAt(data, DEVICE, 'profiles'), ownersOf(data));
  return profiles
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ id, name }) => {
      const own = data.filter(({ profile }) => profile === id);
      return { profile: { id, name }, measures: measure(own), newer: [...newerKinds(own)] };
    });
}
