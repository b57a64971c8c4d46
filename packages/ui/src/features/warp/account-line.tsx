import { useI18n } from '../../i18n/index.ts';
import { SelectField } from '../../primitives/index.ts';
import { serverDay, zoneOf } from './parts/server-day.ts';
import type { WarpDocuments } from './store/warps-store.ts';

interface Props {
  readonly uid: string;
  /** All of the profile's. */
  readonly accounts: readonly string[];
  readonly documents: WarpDocuments;
  readonly onChoose: (uid: string) => void;
}

/**
 * Whose warps are shown, and of when they are; the choice, where the profile has several accounts.
 * Rule W18.
 */
export function AccountLine({ uid, accounts, documents, onChoose }: Props) {
  const { t, day } = useI18n();
  const last = lastImport(documents);
  return (
    <div className="figures flex min-w-0 flex-wrap items-center gap-x-4 text-sm text-ink-soft sm:gap-y-1">
      {accounts.length > 1 ? (
        // Beside a number of nine digits a phone has no room for what it is.
        <div className="w-full max-sm:[&_label]:sr-only sm:w-96">
          <SelectField
            label={t('warp.account')}
            value={uid}
            options={accounts.map((value) => ({ value, label: value }))}
            onChange={onChoose}
          />
        </div>
      ) : (
        <p className="wrap-anywhere">{t('warp.ofAccount', { uid })}</p>
      )}
      {last !== undefined && (
        <p>{t('warp.lastImport', { day: day(serverDay(last, zoneOf(documents))) })}</p>
      )}
    </div>
  );
}

/** When the newest of an account's imports was, of any banner type; undefined where none is known. */
export function lastImport({ account }: Pick<WarpDocuments, 'account'>): number | undefined {
  const moments = Object.values(account.histories).flatMap(({ imports }) =>
    imports.map(({ at }) => at),
  );
  return moments.length > 0 ? Math.max(...moments) : undefined;
}
