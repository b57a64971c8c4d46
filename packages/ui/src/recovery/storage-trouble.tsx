import type { Language } from '@trailbook/core/internal/dataset';
import { useEffect, useState } from 'react';
import { loadMessages, useI18n } from '../i18n/index.ts';
import { Button, Notice, useOnDemand } from '../primitives/index.ts';
import type { DocumentSet } from '../storage/index.ts';
import type { Device } from '../stores/device.ts';
import type { DocumentStore } from '../stores/document-store.ts';
import { useDocuments } from '../stores/use-device.ts';
import { downloadBlock } from './download-block.ts';
import { saveBackup } from './save-backup.ts';

/** These come when they are asked for. */
const loadRecovery = async () => (await import('./recovery-dialog.tsx')).RecoveryDialog;

const loadEmptied = async (language: Language) => {
  const [{ EmptiedNotice }] = await Promise.all([
    import('./emptied-notice.tsx'),
    loadMessages(language, ['emptied']),
  ]);
  return EmptiedNotice;
};

interface Props<Set extends DocumentSet> {
  readonly device: Device;
  readonly store: DocumentStore<Set>;
}

/** What is the matter with stored documents, and the ways out. Nothing stored is touched unasked. */
export function StorageTrouble<Set extends DocumentSet>({ device, store }: Props<Set>) {
  const { status, isRefused } = useDocuments(store);
  const { language } = useI18n();
  const recovery = useOnDemand(loadRecovery);
  const emptied = useOnDemand(loadEmptied);
  const { ask } = emptied;
  useEffect(() => {
    if (status === 'emptied') ask(language);
  }, [status, ask, language]);
  return (
    <>
      {isRefused && <Refused store={store} />}
      {status === 'unsaved' && <Unavailable />}
      {status === 'emptied' && emptied.shown && <emptied.shown.part device={device} />}
      {emptied.trouble}
      {status === 'full' && <Full device={device} store={store} />}
      {status === 'unreadable' && (
        <Unreadable device={device} store={store} onRecover={() => recovery.ask(undefined)} />
      )}
      {recovery.shown && <recovery.shown.part device={device} onClose={recovery.close} />}
      {recovery.trouble}
    </>
  );
}

/** Source: specification 1, section 8, 'Storage unreadable'. */
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

function Full<Set extends DocumentSet>({ device, store }: Props<Set>) {
  const { t } = useI18n();
  const { retry, unsaved } = useDocuments(store);
  return (
    <Notice
      title={t('storage.full')}
      actions={
        <>
          <Button look="lamp" onClick={() => saveBackup(device.keeper, unsaved())}>
            {t('settings.export')}
          </Button>
          <Button onClick={() => retry()}>{t('action.retry')}</Button>
        </>
      }
    >
      {t('storage.fullText')}
    </Notice>
  );
}

function Unreadable<Set extends DocumentSet>({
  device,
  store,
  onRecover,
}: Props<Set> & { readonly onRecover: () => void }) {
  const { t } = useI18n();
  const { problem, load } = useDocuments(store);
  if (!problem) return null;
  const recover = <Button onClick={onRecover}>{t('recovery.open')}</Button>;
  const download = (
    <Button onClick={() => downloadBlock(device.keeper)}>{t('storage.download')}</Button>
  );
  if (problem.error.code === 'DOCUMENT_NEWER') {
    return (
      <Notice
        title={t('storage.newer')}
        actions={
          <>
            <Button look="lamp" onClick={() => location.reload()}>
              {t('action.reload')}
            </Button>
            {recover}
            {download}
          </>
        }
      >
        {t('storage.newerText')}
      </Notice>
    );
  }
  const startAnew = async () => {
    await device.vault.setAside(problem, Date.now());
    await load();
  };
  return (
    <Notice
      title={t('storage.broken')}
      actions={
        <>
          <Button look="lamp" onClick={onRecover}>
            {t('recovery.open')}
          </Button>
          {download}
          <Button onClick={startAnew}>{t('storage.startAnew')}</Button>
        </>
      }
    >
      {t('storage.brokenText')}
    </Notice>
  );
}
