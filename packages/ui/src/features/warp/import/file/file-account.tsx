import { isUid } from '@trailbook/core/internal/basics';
import { useId } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { SelectField, SwitchField, UidInput } from '../../../../primitives/index.ts';
import type { AccountPreview, AccountSummary } from '../../files/index.ts';
import { recordTime } from '../../parts/record-time.ts';
import { NO_PROFILE, optionsFor } from '../parts/use-profiles.ts';

/** Where an account of a file shall go, as far as it has been said. */
export interface AccountDraft {
  readonly uid: string;
  /** Whether it is to be another account than those that the profile has. */
  readonly isOther?: boolean;
  readonly profile: string;
  readonly withStores: boolean;
  /** Whether the file begins with the newest warp, where it does not tell. */
  readonly isNewestFirst?: boolean;
}

interface Props {
  readonly account: AccountSummary;
  /** Whether the game's data know an item; undefined where the page has none of these. */
  readonly isKnown?: (item: number) => boolean;
  readonly draft: AccountDraft;
  readonly preview: AccountPreview | undefined;
  readonly profiles: readonly { readonly value: string; readonly label: string }[];
  /** Numbers of the accounts that each profile has. */
  readonly accountsOf: ReadonlyMap<string, readonly string[]>;
  readonly onChange: (draft: AccountDraft) => void;
}

/** What is told of rows that were read otherwise than they stand in the file. */
const NOTES = [
  ['lost', 'warpImport.file.lostIds'],
  ['padded', 'warpImport.file.padded'],
  ['twice', 'warpImport.file.twice'],
  ['righted', 'warpImport.file.righted'],
  ['foreign', 'warpImport.file.foreign'],
  ['fewer', 'warpImport.file.fewer'],
  ['withoutBanner', 'warpImport.file.withoutBanner'],
] as const;

/** Stands for an account that the profile does not have. */
const OTHER = '';

/** Unknown items that are named. */
const NAMED = 10;

/** Whether there is anything of an account to be kept. */
export function hasAnything({ count, hasStores }: AccountSummary): boolean {
  return count > 0 || hasStores;
}

/** One account of a file: what of it is new, and where it goes. */
export function FileAccount(props: Props) {
  const { account, isKnown, draft, preview, profiles, accountsOf, onChange } = props;
  const i18n = useI18n();
  const { language, t, number } = i18n;
  const fieldId = useId();
  const title = account.uid ?? account.label ?? t('warpImport.file.noAccount');
  const { ids, withoutBanner } = account;
  const { righted = ids.righted, foreign = ids.foreign, fewer = 0 } = preview ?? {};
  const counts = { ...ids, righted, foreign, fewer, withoutBanner };
  const unknown = account.items.filter((id) => isKnown && !isKnown(id));
  const notes = [
    ...NOTES.filter(([count]) => counts[count] > 0).map(([count, key]) =>
      t(key, { number: counts[count] }),
    ),
    ...(account.isOrderUnknown ? [t('warpImport.file.orderUnknown')] : []),
    ...(unknown.length > 0
      ? [t('warpImport.file.unknownItems', { ids: unknown.slice(0, NAMED).join(', ') })]
      : []),
  ];
  const here = accountsOf.get(draft.profile) ?? [];
  const isAsked = account.uid === null && account.count > 0;
  const isJoining = isUid(draft.uid) && here.length > 0 && !here.includes(draft.uid);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{title}</h3>
      <dl className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Figure name={t('warpImport.file.inFile')} value={number(account.count)} />
        {preview && (
          <>
            <Figure name={t('warpImport.file.fresh')} value={number(preview.added)} />
            <Figure name={t('warpImport.file.known')} value={number(preview.known)} />
          </>
        )}
        {account.achievements > 0 && (
          <Figure name={t('nav.achievements')} value={number(account.achievements)} />
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className="border-s-2 border-wait ps-3 text-sm">
          {note}
        </p>
      ))}
      {account.count > 0 && (
        <p className="figures text-sm text-ink-soft">
          {t('state.pair', {
            label: t('warp.column.time'),
            value: `${recordTime(language, account.from)} – ${recordTime(language, account.until)}`,
          })}
        </p>
      )}
      {hasAnything(account) && (
        <div className="flex max-w-md flex-col gap-2">
          {isAsked && here.length > 0 && (
            <SelectField
              label={t('warpImport.account')}
              value={here.includes(draft.uid) ? draft.uid : OTHER}
              options={[
                ...here.map((uid) => ({ value: uid, label: uid })),
                { value: OTHER, label: t('warpImport.second.title') },
              ]}
              onChange={(uid) =>
                onChange({ ...draft, uid: uid === OTHER ? '' : uid, isOther: uid === OTHER })
              }
            />
          )}
          {isAsked && !here.includes(draft.uid) && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <label htmlFor={fieldId}>{t('warpImport.file.whose')}</label>
              <UidInput
                id={fieldId}
                value={draft.uid}
                onChange={(uid) => onChange({ ...draft, uid })}
                className="w-full sm:w-56"
              />
            </div>
          )}
          {isJoining && (
            <p>{t('warpImport.second.text', { uid: draft.uid, accounts: here.join(', ') })}</p>
          )}
          <SelectField
            label={t('warpImport.intoProfile')}
            value={draft.profile}
            options={[
              ...optionsFor(i18n, { options: profiles, accountsOf, uid: draft.uid }),
              { value: NO_PROFILE, label: t('warpImport.file.skip') },
            ]}
            onChange={(profile) => onChange({ ...draft, profile })}
          />
          {account.isOrderUnknown && (
            <SwitchField
              label={t('warpImport.file.newestFirst')}
              isOn={draft.isNewestFirst === true}
              onChange={(isNewestFirst) => onChange({ ...draft, isNewestFirst })}
            />
          )}
          {account.hasStores && (
            <SwitchField
              label={t('warpImport.file.withStores')}
              isOn={draft.withStores}
              onChange={(withStores) => onChange({ ...draft, withStores })}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
