import { useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Question } from '../../../primitives/index.ts';
import { MeasureList } from '../../../shell/recovery/parts/measure-list.tsx';
import type {
  KeptGeneration,
  KeptGenerations,
  Ledger,
  SyncFailure,
} from '../../../storage/index.ts';
import { type Device, reloadStores } from '../../../storage/stores/device.ts';
import { failureText } from './failure-text.ts';
import { MeasuresLine } from './measures-line.tsx';

interface Props {
  readonly device: Device;
  readonly onChanged: () => Promise<void>;
}

/** The copy of what was here before a restore, and the state that the restore left. */
interface WayBack {
  readonly snapshot: string;
  readonly left: Ledger | undefined;
}

type Asked =
  | { readonly what: 'restore'; readonly one: KeptGeneration }
  /** What was changed since the restore would go as well. */
  | { readonly what: 'undo'; readonly way: WayBack };

/** What the cloud keeps of earlier days, beside what is here now, and the way to one of them and back. Rule U20. */
export function Generations({ device, onChanged }: Props) {
  const { t, dateTime } = useI18n();
  const { syncService, backupService, database } = device;
  const [found, setFound] = useState<KeptGenerations | undefined>(undefined);
  const [failure, setFailure] = useState<SyncFailure | undefined>(undefined);
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | undefined>(undefined);
  const [wayBack, setWayBack] = useState<WayBack | undefined>(undefined);
  const load = useCallback(async () => {
    setFailure(undefined);
    const listed = await syncService
      .generations()
      .catch(() => ({ ok: false, error: { code: 'STORE_FAILED' } }) as const);
    if (listed.ok) setFound(listed.value);
    else setFailure(listed.error);
  }, [syncService]);
  useEffect(() => void load(), [load]);

  /** Does one step, with what is to be said of it. */
  const run = async (step: () => Promise<string>) => {
    setBusy(true);
    setMessage(undefined);
    try {
      setMessage(await step());
    } catch (error) {
      console.warn('An earlier state could not be restored.', error);
      setMessage(t('sync.errorFailed'));
    }
    await reloadStores(device);
    await onChanged();
    await load();
    setBusy(false);
    setAsked(undefined);
  };
  const restore = ({ id }: KeptGeneration) =>
    run(async () => {
      const restored = await syncService.restore(id);
      // It may be here already, and not be sent yet.
      if (!restored.ok && restored.error.code !== 'CLOUD_OFFLINE') {
        return t(failureText(restored.error));
      }
      const [{ snapshots }, { ledger }] = await Promise.all([
        backupService.overview(),
        database.notes(),
      ]);
      const [latest] = snapshots;
      setWayBack(latest && { snapshot: latest.name, left: ledger });
      return t('sync.restored');
    });
  const undo = ({ snapshot }: WayBack) =>
    run(async () => {
      const back = await backupService.restore(snapshot, Date.now());
      if (!back.ok) return t('sync.errorCopy');
      setWayBack(undefined);
      await syncService.sync('remove-everywhere');
      return t('sync.undone');
    });
  const undoUnlessChanged = async (way: WayBack) => {
    const { ledger } = await database.notes();
    if (ledger?.revision === way.left?.revision) await undo(way);
    else setAsked({ what: 'undo', way });
  };

  return (
    <section aria-label={t('sync.earlier')} className="flex flex-col items-start gap-3">
      <p className="max-w-prose text-sm text-ink-soft">{t('sync.earlierText')}</p>
      {!found && !failure && <p aria-busy="true">{t('state.loading')}</p>}
      {failure && (
        <>
          <p role="alert" className="text-wait">
            {t(failureText(failure))}
          </p>
          <Button onClick={load}>{t('action.retry')}</Button>
        </>
      )}
      {found && (
        <p className="text-sm">
          <MeasuresLine text="sync.here" measures={found.here} />
        </p>
      )}
      {found?.kept.length === 0 && <p>{t('sync.earlierNone')}</p>}
      {found && found.kept.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {found.kept.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-56 break-words">
                {t('sync.earlierOf', { time: dateTime(one.at), device: one.from || '–' })}
                <span className="block text-sm text-ink-soft">
                  <MeasureList measures={one.measures} />
                </span>
              </span>
              <Button
                isBusy={isBusy}
                aria-label={t('sync.restoreOf', { time: dateTime(one.at) })}
                onClick={() => setAsked({ what: 'restore', one })}
              >
                {t('sync.restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">{message}</p>
        {wayBack && (
          <Button isBusy={isBusy} onClick={() => undoUnlessChanged(wayBack)}>
            {t('action.undo')}
          </Button>
        )}
      </div>
      {asked?.what === 'undo' && (
        <Question
          title={t('action.undo')}
          action={t('action.undo')}
          look="stop"
          isBusy={isBusy}
          onAction={() => undo(asked.way)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('sync.undoChanged')}</p>
        </Question>
      )}
      {asked?.what === 'restore' && found && (
        <Question
          title={t('sync.restoreTitle')}
          action={t('sync.restore')}
          look="lamp"
          isBusy={isBusy}
          onAction={() => restore(asked.one)}
          onClose={() => setAsked(undefined)}
        >
          <div className="flex flex-col gap-3">
            <p>{t('sync.restoreText')}</p>
            <p className="text-sm">
              <MeasuresLine text="sync.here" measures={found.here} />
              <br />
              {t('state.pair', { label: dateTime(asked.one.at), value: '' })}
              <MeasureList measures={asked.one.measures} />
            </p>
          </div>
        </Question>
      )}
    </section>
  );
}
