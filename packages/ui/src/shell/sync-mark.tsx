import { CloudAlert, CloudCheck, CloudUpload, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { Link, rememberSyncing } from '../platform/index.ts';
import { type SyncMark as Mark, watchSyncMark } from '../storage/index.ts';
import { device } from '../storage/stores/device.ts';

const LOOKS = {
  synced: { Icon: CloudCheck, text: 'sync.markSynced', colour: 'text-ink-soft' },
  syncing: { Icon: RefreshCw, text: 'sync.markSyncing', colour: 'text-ink-soft' },
  waits: { Icon: CloudUpload, text: 'sync.markWaits', colour: 'text-ink-soft' },
  asks: { Icon: CloudAlert, text: 'sync.markAsks', colour: 'text-wait' },
} as const;

/** How this device and the cloud stand to each other; leads to the settings on it. Rule U25. */
export function SyncMark() {
  const { t, language } = useI18n();
  const [mark, setMark] = useState<Mark | undefined>(undefined);
  useEffect(() => {
    const { database, listenToKept } = device();
    const watch = watchSyncMark(database, (now) => {
      setMark(now);
      rememberSyncing(now !== undefined);
    });
    const stopListening = listenToKept(watch.look);
    return () => {
      stopListening();
      watch.stop();
    };
  }, []);
  if (!mark) return null;
  const { Icon, text, colour } = LOOKS[mark];
  return (
    <Link
      to={`/${language}/settings#sync`}
      aria-label={t(text)}
      title={t(text)}
      className={`flex size-11 items-center justify-center rounded-control hover:bg-raised hover:text-ink ${colour}`}
    >
      <Icon strokeWidth={1.5} className="size-4.5" aria-hidden />
    </Link>
  );
}
