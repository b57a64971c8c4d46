import { isUid } from '@trailbook/core/internal/basics';
import type { AccountChoice, FileSummary } from '../../files/index.ts';
import { NO_PROFILE } from '../parts/use-profiles.ts';
import type { AccountDraft } from './file-account.tsx';

/** What can be kept as it stands; of an account without warps its stores alone. */
export function readyOf(summary: FileSummary, drafts: readonly AccountDraft[]): AccountChoice[] {
  return drafts.flatMap((draft, at) => {
    const isSaid = isAsked(summary, at) ? isUid(draft.uid) : draft.withStores;
    return draft.profile !== NO_PROFILE && isSaid ? [{ ...draft, at }] : [];
  });
}

/** Whether an account is still to be named: before that, nobody knows what of the file is new. */
export function isUnnamed(summary: FileSummary, drafts: readonly AccountDraft[]): boolean {
  return drafts.some(
    ({ profile, uid }, at) => profile !== NO_PROFILE && isAsked(summary, at) && !isUid(uid),
  );
}

/** Whether it must be told whose an account's warps are. */
export function isAsked({ accounts }: FileSummary, at: number): boolean {
  return (accounts[at]?.count ?? 0) > 0;
}
