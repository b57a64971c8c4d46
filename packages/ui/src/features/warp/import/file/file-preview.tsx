import { useEffect, useMemo, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { Button } from '../../../../primitives/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import type { AccountChoice, AccountPreview, FileSummary, WarpFiles } from '../../files/index.ts';
import type { ImportGame } from '../parts/game.ts';
import { NEW_PROFILE, NO_PROFILE, stillThere, useProfiles } from '../parts/use-profiles.ts';
import { isUnnamed, readyOf } from './account-drafts.ts';
import { type AccountDraft, FileAccount, hasAnything } from './file-account.tsx';
import { RefusedRows } from './refused-rows.tsx';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly game: ImportGame;
  readonly summary: FileSummary;
  readonly files: WarpFiles;
  /** Whether it could not be stored. */
  readonly isNotStored: boolean;
  readonly onMerge: (choices: readonly AccountChoice[]) => Promise<void>;
}

/** What a file holds and would change, and where it shall go; nothing is kept before the press. */
export function FilePreview(props: Props) {
  const { device, profile, game, summary, files, isNotStored, onMerge } = props;
  const { t } = useI18n();
  const { options, settle, accountsOf } = useProfiles(device);
  const title = useRef<HTMLHeadingElement>(null);
  // On a phone it is drawn below the fold, and nothing else says that the file was read.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const [given, setDrafts] = useState<readonly AccountDraft[]>(() =>
    summary.accounts.map((account) => ({
      uid: account.uid ?? '',
      profile: hasAnything(account) ? profile : NO_PROFILE,
      withStores: account.hasStores,
    })),
  );
  const gone = given.map((draft) => stillThere(options, draft.profile, profile));
  // The same at each drawing until something of it changes.
  const drafts = useMemo(
    () =>
      given.map((draft, at) => {
        const into = gone[at] ?? draft.profile;
        const [only, ...others] = accountsOf.get(into) ?? [];
        // Where the profile has one account, the warps that a file names no account for are taken to be of it.
        const isOnes = summary.accounts[at]?.uid === null && !draft.isOther && others.length === 0;
        return { ...draft, profile: into, uid: draft.uid || (isOnes ? (only ?? '') : '') };
      }),
    [given, gone.join(' '), accountsOf, summary],
  );
  const isEmpty = !summary.accounts.some(hasAnything);
  // A second press would make a second profile.
  const [isPressed, setPressed] = useState(false);
  const previews = usePreviews(files, summary, drafts);
  const chosen = readyOf(summary, drafts);
  const isWaiting = isUnnamed(summary, drafts);
  const merge = () => {
    setPressed(true);
    const made = new Map<string, string>();
    const choices = chosen.map((draft) => {
      // One new profile for each account.
      const whose = draft.uid || (summary.accounts[draft.at]?.label ?? '');
      const into = made.get(whose) ?? settle(draft.profile, whose);
      if (draft.profile === NEW_PROFILE) made.set(whose, into);
      return { ...draft, profile: into };
    });
    onMerge(choices).finally(() => {
      setPressed(false);
      // Tried again, they go into the profiles that are there now.
      setDrafts(drafts.map((draft, at) => choices.find((choice) => choice.at === at) ?? draft));
    });
  };
  return (
    <section className="flex flex-col gap-4" aria-label={t('warpImport.file.holds')}>
      <h2 ref={title} tabIndex={-1} className="font-display text-lg font-semibold outline-none">
        {t('warpImport.file.holds')}
      </h2>
      {drafts.map((draft, at) => {
        const account = summary.accounts[at];
        return (
          account && (
            <FileAccount
              key={at}
              account={account}
              isKnown={(item) => game.tables.rarities.has(item)}
              draft={draft}
              preview={previews.get(at)}
              profiles={options}
              accountsOf={accountsOf}
              onChange={(next) =>
                setDrafts(drafts.map((other, place) => (place === at ? next : other)))
              }
            />
          )
        );
      })}
      {isEmpty && <p role="alert">{t('warpImport.file.nothing')}</p>}
      <RefusedRows summary={summary} isOpen={isEmpty} />
      {summary.left.length > 0 && (
        <p className="max-w-prose text-sm text-ink-soft">
          {t('warpImport.file.left', {
            names: summary.left.map(({ args }) => args.name).join(', '),
          })}
        </p>
      )}
      {summary.keepsAside && (
        <p className="max-w-prose text-sm text-ink-soft">{t('warpImport.file.keptAside')}</p>
      )}
      {!isEmpty && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="lamp"
            isBusy={isPressed}
            disabled={chosen.length === 0 || isWaiting}
            onClick={merge}
          >
            {t(isNotStored ? 'action.retry' : 'warpImport.start')}
          </Button>
          {isNotStored && (
            <p role="alert" className="border-s-2 border-stop ps-3">
              {t('warpImport.error.store')}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** Asked anew whenever an account goes elsewhere. */
function usePreviews(
  files: WarpFiles,
  summary: FileSummary,
  drafts: readonly AccountDraft[],
): ReadonlyMap<number, AccountPreview> {
  const [previews, setPreviews] = useState<ReadonlyMap<number, AccountPreview>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    files
      .preview(readyOf(summary, drafts))
      .then((found) => {
        if (isCurrent && found.ok) setPreviews(new Map(found.value.map((one) => [one.at, one])));
      })
      .catch((error: unknown) => console.warn('There is no preview.', error));
    return () => {
      isCurrent = false;
    };
  }, [files, summary, drafts]);
  return previews;
}
