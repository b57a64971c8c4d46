import { createProfile, liveProfiles, switchProfile } from '@trailbook/core/internal/user-data';
import { useEffect, useState } from 'react';
import { type I18n, useI18n } from '../../../../i18n/index.ts';
import { profileName } from '../../../../shell/recovery/index.ts';
import { useDocuments } from '../../../../shell/recovery/parts/use-device.ts';
import { randomId } from '../../../../storage/index.ts';
import { type Device, profilesStore } from '../../../../storage/stores/device.ts';

/** Stands for a profile that is to be made. */
export const NEW_PROFILE = 'NEW';
/** Stands for none. */
export const NO_PROFILE = 'NONE';

type AccountsOf = ReadonlyMap<string, readonly string[]>;

interface ProfileOption {
  readonly value: string;
  readonly label: string;
}

/** The profiles to choose from, a new one last; and what makes that one when it is chosen. */
export function useProfiles(device: Device): {
  readonly options: readonly ProfileOption[];
  /** Numbers of the accounts that each has, as far as they have been read. */
  readonly accountsOf: AccountsOf;
  /** The id of a chosen profile; a new one gets a name. It does not become the active one. */
  readonly settle: (chosen: string, name: string) => string;
} {
  const i18n = useI18n();
  const { documents, act } = useDocuments(profilesStore(device));
  const options = liveProfiles(documents.profiles).map((profile) => ({
    value: profile.id,
    label: profileName(i18n, profile),
  }));
  const accountsOf = useAccountsOf(
    device,
    options.map(({ value }) => value),
  );
  return {
    accountsOf,
    options: [...options, { value: NEW_PROFILE, label: i18n.t('warpImport.newProfile') }],
    settle(chosen, name) {
      if (chosen !== NEW_PROFILE) return chosen;
      const id = randomId();
      const now = Date.now();
      act(({ profiles }) => ({
        profiles: switchProfile(createProfile(profiles, { id, name, now }), profiles.active),
      }));
      return id;
    },
  };
}

/** Makes a profile the active one. */
export function activate(device: Device, profile: string): void {
  profilesStore(device)
    .getState()
    .act(({ profiles }) => ({ profiles: switchProfile(profiles, profile) }));
}

function useAccountsOf({ database }: Device, profiles: readonly string[]): AccountsOf {
  const [accountsOf, setAccountsOf] = useState<AccountsOf>(new Map());
  const key = profiles.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const read = async (profile: string) =>
      [profile, await database.warpAccounts(profile).catch(() => [])] as const;
    void Promise.all(key.split(' ').map(read)).then((found) => {
      if (isCurrent) setAccountsOf(new Map(found));
    });
    return () => {
      isCurrent = false;
    };
  }, [database, key]);
  return accountsOf;
}

// Rule W46.
/** The profiles, each with whether it has an account, or whom the account would stand beside. */
export function optionsFor(
  { t }: Pick<I18n, 't'>,
  about: {
    readonly options: readonly ProfileOption[];
    readonly accountsOf: AccountsOf;
    readonly uid: string;
  },
): readonly ProfileOption[] {
  const { options, accountsOf, uid } = about;
  return options.map(({ value, label: profile }) => {
    const accounts = accountsOf.get(value) ?? [];
    if (accounts.includes(uid)) return { value, label: t('warpImport.second.has', { profile }) };
    if (accounts.length === 0 || uid === '') return { value, label: profile };
    const joined = { profile, accounts: accounts.join(', ') };
    return { value, label: t('warpImport.second.beside', joined) };
  });
}

/** What was chosen; or another in its place, where another tab has deleted that profile meanwhile. */
export function stillThere(
  options: readonly ProfileOption[],
  chosen: string,
  instead: string,
): string {
  const isThere = options.some(({ value }) => value === chosen);
  return isThere || chosen === NO_PROFILE ? chosen : instead;
}
