import { useStore } from 'zustand';
import { useI18n } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import { downloadJson } from './download-json.ts';
import type { PlannerStore } from './planner-screen.tsx';

/** What is the matter with the stored plan, and the ways out. Nothing stored is touched unasked. */
export function StorageTrouble({ store }: { store: PlannerStore }) {
  const { t } = useI18n();
  const { status, problem, raw, startAnew } = useStore(store);
  if (status === 'unsaved') return <Notice title={t('storage.unavailable')} />;
  if (status !== 'unreadable' || !problem) return null;
  const isNewer = problem.code === 'DOCUMENT_NEWER';
  return (
    <Notice
      title={t(isNewer ? 'storage.newer' : 'storage.broken')}
      actions={
        <>
          <Button look="lamp" onClick={() => downloadJson('trailbook-planner.json', raw)}>
            {t('storage.download')}
          </Button>
          {isNewer ? (
            <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
          ) : (
            <Button onClick={() => startAnew(Date.now())}>{t('storage.startAnew')}</Button>
          )}
        </>
      }
    >
      {t(isNewer ? 'storage.newerText' : 'storage.brokenText')}
    </Notice>
  );
}
