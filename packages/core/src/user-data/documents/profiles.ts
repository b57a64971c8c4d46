import * as z from 'zod/mini';
import type { DeepReadonly } from '../../basics/deep-readonly.ts';
import { listOf } from '../../basics/list-of.ts';
import { moment } from '../../format/moment.ts';
import { documentKind } from '../document.ts';
import { DEFAULT_PROFILE } from '../reserved-names.ts';

export const MAX_PROFILE_NAME = 40;
/** As many as a player may make; more may be listed, where data brings them back. */
const MAX_PROFILES = 200;
const MAX_LISTED = 2000;
const DAY_MS = 86_400_000;
const DELETED_KEPT_MS = 30 * DAY_MS;
/** A clock that is wrong for a day or two takes nothing away. */
const DELETED_KEPT_SESSIONS = 5;

const PROFILE_ID = /^[a-z0-9-]{1,40}$/;
const profileId = z.string().check(z.regex(PROFILE_ID));

const schema = z
  .object({
    version: z.literal(1),
    active: profileId,
    profiles: listOf(
      z.object({
        id: profileId,
        /**
         * Null for the default profile, and for one that was brought back by its data, until they are renamed:
         * each language has its own words for them.
         */
        name: z.nullable(z.string().check(z.minLength(1), z.maxLength(MAX_PROFILE_NAME))),
        /** In milliseconds. */
        createdAt: moment,
        /** When it was deleted; it can be brought back until `expiredProfiles` names it. */
        deletedAt: z.nullable(moment),
        /** On how many days since then the list of profiles was open, and when last. */
        seenDeleted: z.exactOptional(
          z.object({ sessions: z.int().check(z.nonnegative()), at: moment }),
        ),
      }),
      MAX_LISTED,
    ),
  })
  .check(
    z.refine(({ profiles }) => new Set(profiles.map(({ id }) => id)).size === profiles.length, {
      path: ['profiles'],
    }),
    z.refine(
      ({ active, profiles }) => profiles.some((one) => one.id === active && one.deletedAt === null),
      { path: ['active'] },
    ),
  );

// Rule U1.
/** A player's profiles, and which one is in use. */
export interface ProfilesDocument extends DeepReadonly<z.infer<typeof schema>> {}

/** A profile: a player may have several accounts. */
export type Profile = ProfilesDocument['profiles'][number];

export const profilesKind = documentKind<ProfilesDocument>({
  schema,
  empty: {
    active: DEFAULT_PROFILE,
    profiles: [{ id: DEFAULT_PROFILE, name: null, createdAt: 0, deletedAt: null }],
  },
  merge: (mine, theirs) => {
    const listed = new Set(mine.profiles.map((profile) => profile.id));
    const added = theirs.profiles.filter((profile) => !listed.has(profile.id));
    const live = new Set(liveProfiles(theirs).map((profile) => profile.id));
    // What comes in for a profile that was deleted here would go with it, unseen.
    const revived = mine.profiles.map((profile) =>
      profile.deletedAt !== null && live.has(profile.id) ? deletedOn(profile, null) : profile,
    );
    const kept = revived.map((profile) => {
      const name = profile.name ?? theirs.profiles.find(({ id }) => id === profile.id)?.name;
      return name ? { ...profile, name } : profile;
    });
    return { ...mine, profiles: [...kept, ...added] };
  },
});

/** Whether it could be the id of a profile. */
export function isProfileId(id: string): boolean {
  return PROFILE_ID.test(id);
}

/**
 * With a profile for each of these ids: data without its profile brings the profile back, under no name.
 */
export function listProfiles(document: ProfilesDocument, ids: Iterable<string>): ProfilesDocument {
  const listed = new Set(document.profiles.map((profile) => profile.id));
  const found = [...new Set(ids)].filter((id) => !listed.has(id)).sort();
  if (found.length === 0) return document;
  const brought = found.map((id) => ({ id, name: null, createdAt: 0, deletedAt: null }));
  return { ...document, profiles: [...document.profiles, ...brought] };
}

/** Profiles that can be switched to. */
export function liveProfiles({ profiles }: ProfilesDocument): Profile[] {
  return profiles.filter((profile) => profile.deletedAt === null);
}

/** With a new profile, which becomes the active one. A blank name or a known id changes nothing. */
export function createProfile(
  document: ProfilesDocument,
  { id, name, now }: { readonly id: string; readonly name: string; readonly now: number },
): ProfilesDocument {
  const shortened = shorten(name);
  const isKnown = document.profiles.some((profile) => profile.id === id);
  if (!shortened || isKnown || document.profiles.length >= MAX_PROFILES) return document;
  const profile = { id, name: shortened, createdAt: now, deletedAt: null };
  return { ...document, active: id, profiles: [...document.profiles, profile] };
}

/** With another name for a profile. A blank name changes nothing. */
export function renameProfile(
  document: ProfilesDocument,
  id: string,
  name: string,
): ProfilesDocument {
  const shortened = shorten(name);
  if (!shortened) return document;
  return changed(document, id, (profile) => ({ ...profile, name: shortened }));
}

/** With another profile active; only a live one can be. */
export function switchProfile(document: ProfilesDocument, id: string): ProfilesDocument {
  return document.profiles.some(isLive(id)) ? { ...document, active: id } : document;
}

/**
 * With a profile marked as deleted; its data stays until it expires. The last live profile stays. When
 * the active one goes, the first live one becomes active.
 */
export function deleteProfile(
  document: ProfilesDocument,
  id: string,
  now: number,
): ProfilesDocument {
  const others = liveProfiles(document).filter((profile) => profile.id !== id);
  const first = others[0];
  if (!first || !document.profiles.some(isLive(id))) return document;
  const active = document.active === id ? first.id : document.active;
  return { ...changed(document, id, (profile) => deletedOn(profile, now)), active };
}

/** With a deleted profile brought back. */
export function restoreProfile(document: ProfilesDocument, id: string): ProfilesDocument {
  return changed(document, id, (profile) => deletedOn(profile, null));
}

/** A profile as deleted at a moment, or not at all: what was counted since an earlier one says nothing of it. */
export function deletedOn(
  { seenDeleted: _before, ...profile }: Profile,
  deletedAt: number | null,
): Profile {
  return { ...profile, deletedAt };
}

/** With one more day on which the deleted profiles could have been brought back; the same on a day that is counted. */
export function withSession(document: ProfilesDocument, now: number): ProfilesDocument {
  const isCounted = ({ deletedAt, seenDeleted }: Profile) =>
    deletedAt === null || (seenDeleted && Math.abs(now - seenDeleted.at) < DAY_MS);
  if (document.profiles.every(isCounted)) return document;
  const profiles = document.profiles.map((profile) =>
    isCounted(profile)
      ? profile
      : {
          ...profile,
          seenDeleted: { sessions: (profile.seenDeleted?.sessions ?? 0) + 1, at: now },
        },
  );
  return { ...document, profiles };
}

/**
 * Profiles whose data may go for good: deleted more than thirty days ago by the clock, which may be wrong, and shown as
 * deleted on several days since.
 */
export function expiredProfiles({ profiles }: ProfilesDocument, now: number): Profile[] {
  return profiles.filter(
    ({ deletedAt, seenDeleted }) =>
      deletedAt !== null &&
      now - deletedAt > DELETED_KEPT_MS &&
      (seenDeleted?.sessions ?? 0) >= DELETED_KEPT_SESSIONS,
  );
}

/** Without profiles that are gone for good. */
export function dropProfiles(
  document: ProfilesDocument,
  ids: ReadonlySet<string>,
): ProfilesDocument {
  const profiles = document.profiles.filter(
    (profile) => profile.deletedAt === null || !ids.has(profile.id),
  );
  return profiles.length === document.profiles.length ? document : { ...document, profiles };
}

function changed(
  document: ProfilesDocument,
  id: string,
  change: (profile: Profile) => Profile,
): ProfilesDocument {
  const profiles = document.profiles.map((profile) =>
    profile.id === id ? change(profile) : profile,
  );
  return { ...document, profiles };
}

/** By characters, not by halves of them, so that no emoji is cut in two. */
function shorten(name: string): string {
  let kept = '';
  for (const character of name.trim()) {
    if (kept.length + character.length > MAX_PROFILE_NAME) break;
    kept += character;
  }
  return kept.trim();
}

function isLive(id: string) {
  return (profile: Profile) => profile.id === id && profile.deletedAt === null;
}
