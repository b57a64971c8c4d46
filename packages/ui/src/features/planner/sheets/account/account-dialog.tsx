import { LONGEST_ACCOUNT, readNamedScanner } from '@trailbook/api/account';
import { askShowcase } from '@trailbook/api/calls/showcase';
import {
  type AccountChange,
  type AccountSnapshot,
  accountChanges,
} from '@trailbook/core/internal/account';
import { fail, type Result } from '@trailbook/core/internal/basics';
import { Upload } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { ownSite } from '../../../../client/site-calls.ts';
import { loadNames } from '../../../../client/warp-names.ts';
import { useI18n } from '../../../../i18n/index.ts';
import { fileText } from '../../../../platform/file-text.ts';
import { Button, Dialog, NextButton, UidInput } from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import type { PlannerDocuments } from '../../store/planner-store.ts';
import { AccountLines, lineKey } from './account-lines.tsx';

interface Props {
  readonly documents: PlannerDocuments;
  readonly onClose: () => void;
  readonly onTake: (lines: readonly AccountChange[]) => void;
}

type Failure = Parameters<typeof failureKey>[0];

/** Starts from what an account has: by its number from a public showcase, or from a scanner's file. */
export function AccountDialog({ documents, onClose, onTake }: Props) {
  const { t } = useI18n();
  const game = useGame('planner');
  const [shown, setShown] = useState<{ readonly account: AccountSnapshot; readonly now: number }>();
  const [failure, setFailure] = useState<Failure>();
  const [turned, turn] = useState<ReadonlySet<string>>(new Set());
  const changes = useMemo(
    () =>
      shown &&
      accountChanges(
        game.tables,
        {
          entries: documents.planner.entries,
          items: documents.inventory.items,
          now: shown.now,
        },
        shown.account,
      ),
    [game, shown, documents],
  );
  // Of a number and a file only the one asked for last is heard, and of another account nothing stays.
  const latest = useRef(0);
  const ask: Ask = async (answering) => {
    const place = ++latest.current;
    // What was shown before is no answer to this.
    setFailure(undefined);
    setShown(undefined);
    turn(new Set());
    const answer = await answering;
    if (place !== latest.current) return;
    if (answer.ok) setShown({ account: answer.value, now: Date.now() });
    else setFailure(answer.error);
  };
  const isPicked = (line: AccountChange) => isLeftOut(line) === turned.has(lineKey(line));
  const picked = changes?.lines.filter(isPicked) ?? [];
  return (
    <Dialog
      title={t('account.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <NextButton disabled={picked.length === 0} onClick={() => onTake(picked)}>
            {t('account.take', { number: picked.length })}
          </NextButton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-ink-soft">{t('account.text')}</p>
        <ByNumber onAsk={ask} />
        <ByFile onAsk={ask} />
        <div aria-live="polite">
          {failure && (
            <p className="border-s-2 border-stop ps-3">
              {t(failureKey(failure))} {t('account.untouched')}
            </p>
          )}
          {shown?.account.isSimulated && <p>{t('account.simulated')}</p>}
          {changes && changes.lines.length === 0 && <p>{t('account.nothing')}</p>}
        </div>
        {changes && (
          <AccountLines
            changes={changes}
            unread={shown?.account.unread ?? 0}
            isPicked={isPicked}
            onPick={(lines, isOn) => {
              const next = new Set(turned);
              for (const line of lines) {
                if (isOn === isLeftOut(line)) next.add(lineKey(line));
                else next.delete(lineKey(line));
              }
              turn(next);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Those that are not in the plan yet, and what a list leaves out, are taken where the player says so. */
function isLeftOut({ kind }: AccountChange): boolean {
  return kind === 'new' || kind === 'gone';
}

type Ask = (answering: Promise<Result<AccountSnapshot, Failure>>) => Promise<void>;

interface SourceProps {
  readonly onAsk: Ask;
}

function ByNumber({ onAsk }: SourceProps) {
  const { t } = useI18n();
  const field = useId();
  const [uid, setUid] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isNumber = /^[1-9]\d{8,9}$/.test(uid);
  const ask = async () => {
    if (!isNumber || isAsking) return;
    setAsking(true);
    await onAsk(askShowcase(ownSite, uid));
    setAsking(false);
  };
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <div className="flex max-w-full min-w-0 flex-col gap-1">
        <label htmlFor={field} className="text-sm">
          {t('account.uid')}
        </label>
        <UidInput id={field} value={uid} onChange={setUid} />
      </div>
      <Button type="submit" disabled={!isNumber} isBusy={isAsking}>
        {t('account.ask')}
      </Button>
      <p className="w-full max-w-prose text-xs text-ink-faint">{t('account.askText')}</p>
    </form>
  );
}

function ByFile({ onAsk }: SourceProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<Result<AccountSnapshot, Failure>> => {
    const text = await fileText(file.slice(0, LONGEST_ACCOUNT * 2));
    const account = await readNamedScanner(text, loadNames);
    return account.ok ? account : fail(account.error.code);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => input.current?.click()}>
        <Upload size={18} strokeWidth={1.5} aria-hidden />
        {t('account.file')}
      </Button>
      <p className="min-w-[min(14rem,100%)] flex-1 text-xs text-ink-faint">
        {t('account.fileText')}
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) void onAsk(read(file));
        }}
      />
    </div>
  );
}

const FAILURES = {
  SHOWCASE_UNKNOWN: 'account.error.unknown',
  SHOWCASE_MAINTENANCE: 'account.error.maintenance',
  SHOWCASE_BUSY: 'account.error.busy',
  SHOWCASE_FAILED: 'account.error.failed',
  SHOWCASE_DOWN: 'account.error.down',
  SHOWCASE_SLOW: 'account.error.slow',
  TOO_MANY_REQUESTS: 'account.error.busy',
  SITE_UNREACHABLE: 'account.error.site',
  ACCOUNT_TOO_LONG: 'account.error.tooLong',
  ACCOUNT_BROKEN: 'account.error.broken',
  ACCOUNT_OTHER: 'account.error.other',
  ACCOUNT_EMPTY: 'account.error.empty',
  ACCOUNT_RELICS: 'account.error.relics',
  ACCOUNT_NAMES: 'account.error.site',
} as const;

function failureKey(failure: keyof typeof FAILURES) {
  return FAILURES[failure];
}
