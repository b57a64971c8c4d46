import type { Language } from '@trailbook/core/internal/dataset';
import { useEffect, useState } from 'react';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { Button, Notice, useOnDemand } from '../../primitives/index.ts';
import type { DocumentSet } from '../../storage/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import type { DocumentStore } from '../../storage/stores/document-store.ts';
import { useDocuments } from './parts/use-device.ts';

/** What is shown until the player decides. It is rare, and comes when it is needed. */
type Grave = 'unreadable' | 'emptied';

/** It comes when it is asked for. */
const loadRecovery = async () => (await import('./recovery-dialog.tsx')).RecoveryDialog;

const loadEmptied = withTexts(
  ['emptied'],
  async () => (await import('./emptied-notice.tsx')).EmptiedNotice,
);

const loadNotice = async (language: Language, status: Grave) =>
  status === 'emptied'
    ? loadEmptied(language)
    : (await import('./unreadable-notice.tsx')).UnreadableNotice;

interface Props<Set extends DocumentSet> {
  readonly device: Device;
  readonly store: DocumentStore<Set>;
}

/** What is the matter with stored documents, and the ways out. Nothing stored is touched unasked. */
export function StorageTrouble<Set extends DocumentSet>({ device, store }: Props<Set>) {
  const { status, isRefused, problem, load } = useDocuments(store);
  const recovery = useOnDemand(loadRecovery);
  const { ask, shown, trouble } = useOnDemand(loadNotice);
  useEffect(() => {
    if (status === 'unreadable' || status === 'emptied') ask(status);
  }, [status, ask]);
  return (
    <>
      {isRefused && <Refused store={store} />}
      {status === 'unsaved' && <Unavailable />}
      {(status === 'full' || status === 'failed') && (
        <NotKept device={device} store={store} status={status} />
      )}
      {shown?.key === status && (
        <shown.part
          device={device}
          problem={problem}
          load={load}
          onRecover={() => recovery.ask(undefined)}
        />
      )}
      {trouble}
      {recovery.shown && <recovery.shown.part device={device} onClose={recovery.close} />}
      {recovery.trouble}
    </>
  );
}

/** Rule U11. */
function Unavailable() {
  const { t } = useI18n();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Notice
      title={t('storage.unavailable')}
      actions={<Button onClick={() => setClosed(true)}>{t('action.close')}</Button>}
    />
  );
}

function Refused<Set extends DocumentSet>({ store }: Pick<Props<Set>, 'store'>) {
  const { t } = useI18n();
  return (
    <Notice
      title={t('storage.refused')}
      actions={
        <Button onClick={() => store.setState({ isRefused: false })}>{t('action.close')}</Button>
      }
    >
      {t('storage.refusedText')}
    </Notice>
  );
}

interface NotKeptProps<Set extends DocumentSet> extends Props<Set> {
  readonly status: 'full' | 'failed';
}

/** What waits to be kept, and may be saved as a file meanwhile. */
function NotKept<Set extends DocumentSet>({ device, store, status }: NotKeptProps<Set>) {
  const i18n = useI18n();
  const { t } = i18n;
  const { retry } = useDocuments(store);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const save = async () => {
    setProblem(undefined);
    // It is rare, and comes when it is needed.
    const part = await import('./parts/save-backup.ts').catch(() => undefined);
    setProblem(
      part
        ? await part.saveBackup(device).then(
            (saved) => part.backupProblemText(i18n, saved),
            () => t('backup.notMade'),
          )
        : t('notice.partTitle'),
    );
  };
  return (
    <Notice
      title={t(`storage.${status}`)}
      actions={
        <>
          <Button look="lamp" onClick={save}>
            {t('settings.export')}
          </Button>
          <Button onClick={() => retry()}>{t('action.retry')}</Button>
        </>
      }
    >
      {t(`storage.${status}Text`)}
      {problem && <p className="mt-2 text-ink">{problem}</p>}
    </Notice>
  );
}
