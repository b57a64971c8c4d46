import { useMemo, useRef, useState } from 'react';
import { randomId } from '../../storage/index.ts';
import type { AccountSummary } from '../warp/files/index.ts';
import { isUnnamed, readyOf } from '../warp/import/file/account-drafts.ts';
import { type AccountDraft, hasAnything } from '../warp/import/file/file-account.tsx';
import { NEW_PROFILE, NO_PROFILE, stillThere } from '../warp/import/parts/use-profiles.ts';
import type { ArrivedFile, MoveInChoices } from './files/contracts.ts';

interface Around {
  readonly files: readonly ArrivedFile[];
  /** The profile of the page. */
  readonly profile: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly accountsOf: ReadonlyMap<string, readonly string[]>;
}

/** Where everything goes: as the player says, else as is safe to assume. Rule W46. */
export function useDrafts({ files, profile, options, accountsOf }: Around) {
  const [given, setGiven] = useState<Readonly<Record<string, AccountDraft>>>({});
  const [chosen, setRest] = useState(profile);
  const rest = stillThere(options, chosen, profile);
  /** Profiles that will be made, by whom they are for; the same in each preview. */
  const made = useRef(new Map<string, string>());
  const histories = files.flatMap((file) => (file.kind === 'history' ? [file] : []));

  const draftsOf = ({ id, summary }: (typeof histories)[number]): readonly AccountDraft[] =>
    summary.accounts.map(
      (account, at) => given[`${id} ${at}`] ?? assumed(account, { profile, accountsOf }),
    );
  const isWaiting = histories.some((file) => isUnnamed(file.summary, draftsOf(file)));
  const newProfiles = new Map<string, string>();
  const settled = (into: string, name: string) => {
    if (into !== NEW_PROFILE) return into;
    const id = made.current.get(name) ?? randomId();
    made.current.set(name, id);
    newProfiles.set(id, name);
    return id;
  };
  const accounts = Object.fromEntries(
    histories.map((file) => [
      file.id,
      readyOf(file.summary, draftsOf(file)).map((ready) => {
        const whose = ready.uid || (file.summary.accounts[ready.at]?.label ?? '');
        return { ...ready, profile: settled(ready.profile, whose) };
      }),
    ]),
  );
  const into = settled(rest, '');
  const told = JSON.stringify([accounts, into, [...newProfiles]]);
  // The same until something of it changes.
  const choices = useMemo<MoveInChoices>(
    () => ({
      accounts,
      profile: into,
      without: [],
      newProfiles: [...newProfiles].map(([id, name]) => ({ id, name })),
    }),
    [told],
  );
  return {
    choices,
    isWaiting,
    rest,
    setRest,
    draftsOf,
    change: (id: number, at: number, draft: AccountDraft) =>
      setGiven((before) => ({ ...before, [`${id} ${at}`]: draft })),
  };
}

/** An account stays in the profile that has it; beside others it gets one of its own. */
function assumed(
  account: AccountSummary,
  { profile, accountsOf }: Pick<Around, 'profile' | 'accountsOf'>,
): AccountDraft {
  const withStores = account.hasStores;
  const here = accountsOf.get(profile) ?? [];
  const uid = account.uid ?? (here.length === 1 ? (here[0] ?? '') : '');
  if (!hasAnything(account)) return { uid, withStores, profile: NO_PROFILE };
  const holder = [...accountsOf].find(([, accounts]) => accounts.includes(uid))?.[0];
  const isBeside = uid !== '' && here.length > 0 && !holder;
  return { uid, withStores, profile: holder ?? (isBeside ? NEW_PROFILE : profile) };
}
