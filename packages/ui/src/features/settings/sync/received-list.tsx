import { COUNTED, type Received } from '@trailbook/core/internal/user-data';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Question } from '../../../primitives/index.ts';
import { countedLabel } from '../../../shell/recovery/index.ts';
import type { PlanChanged, SyncState } from '../../../storage/index.ts';
import { type Device, reloadStores } from '../../../storage/stores/device.ts';
import { failureText } from './failure-text.ts';

interface Props {
  readonly device: Device;
  readonly state: SyncState;
  readonly onChanged: () => Promise<void>;
}

/** What one merge brought, from one device or several. */
interface Merge {
  readonly at: number;
  readonly received: readonly Received[];
  readonly plan: PlanChanged | undefined;
}

const SHOWN = 5;

/** What came in from other devices, the latest first, and the way back where it changed the plan. Rule U24. */
export function ReceivedList({ device, state, onChanged }: Props) {
  const { t, dateTime } = useI18n();
  const [asked, setAsked] = useState<PlanChanged | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | undefined>(undefined);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that opened the dialog is gone with what it undid.
  useEffect(() => {
    if (message && !asked && document.activeElement === document.body) said.current?.focus();
  }, [message, asked]);
  const merges = mergesOf(state);
  const takeBack = async ({ at }: PlanChanged) => {
    setBusy(true);
    setMessage(undefined);
    try {
      const taken = await device.syncService.takeBack(at);
      if (!taken.ok) setMessage(t(failureText(taken.error)));
      else {
        const { left } = taken.value;
        setMessage(left > 0 ? t('sync.undonePartly', { number: left }) : t('sync.undonePlan'));
      }
      await reloadStores(device);
    } catch {
      setMessage(t('sync.errorFailed'));
    }
    await onChanged();
    setBusy(false);
    setAsked(undefined);
  };
  return (
    <>
      {merges.length > 0 && (
        <ul
          aria-label={t('sync.receivedList')}
          className="flex flex-col gap-2 text-sm text-ink-soft"
        >
          {merges.map((merge) => (
            <li key={merge.at} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-40">
                {merge.received.length === 0 &&
                  t('sync.receivedPlan', { time: dateTime(merge.at) })}
                {merge.received.flatMap(linesOf).map((line) => (
                  <span key={line} className="block break-words">
                    {line}
                  </span>
                ))}
              </span>
              {merge.plan && (
                <Button
                  aria-label={t('state.pair', {
                    label: t('sync.undoPlan'),
                    value: dateTime(merge.at),
                  })}
                  onClick={() => {
                    setMessage(undefined);
                    setAsked(merge.plan);
                  }}
                >
                  {t('sync.undoPlan')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p ref={said} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {message}
      </p>
      {asked && (
        <Question
          title={t('sync.undoPlan')}
          action={t('action.undo')}
          look="lamp"
          isBusy={isBusy}
          onAction={() => takeBack(asked)}
          onClose={() => setAsked(undefined)}
        >
          <div className="flex flex-col gap-3">
            <p>{t('sync.undoPlanText')}</p>
            <PlanChangeList change={asked} />
          </div>
        </Question>
      )}
    </>
  );

  /** What one device brought, and what it removed. */
  function linesOf({ at, from, counts, removed }: Received): string[] {
    const about = { time: dateTime(at), device: from || '–' };
    const [came, went] = [labelled(counts), labelled(removed)];
    return [
      ...(came ? [t('sync.received', { ...about, things: came })] : []),
      ...(went ? [t('sync.receivedRemovals', { ...about, things: went })] : []),
    ];
  }

  function labelled(counts: Received['counts']): string {
    return COUNTED.filter((kind) => counts[kind])
      .map((kind) => t('state.pair', { label: t(countedLabel(kind)), value: counts[kind] ?? 0 }))
      .join(' · ');
  }
}

/** What a merge did to the entries of the plan. */
function PlanChangeList({ change }: { change: PlanChanged }) {
  const { t } = useI18n();
  const lines = [
    change.added > 0 && t('sync.planAdded', { number: change.added }),
    change.removed > 0 && t('sync.planRemoved', { number: change.removed }),
    change.changed > 0 && t('sync.planChanged', { number: change.changed }),
    change.hasSettings && t('sync.planSettings'),
  ].filter((line) => line !== false);
  return (
    <ul className="text-sm text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Of the last merges what they brought; those that can be undone are among them, however old. */
function mergesOf({ received, planChanges }: SyncState): Merge[] {
  const times = new Set([...received, ...planChanges].map(({ at }) => at));
  return [...times]
    .sort((a, b) => b - a)
    .map((at) => ({
      at,
      received: received.filter((one) => one.at === at),
      plan: planChanges.find((one) => one.at === at),
    }))
    .filter(({ plan }, place) => place < SHOWN || plan);
}
