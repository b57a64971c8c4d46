import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import type { Overview } from '../../storage/index.ts';
import { MeasureList } from './parts/measure-list.tsx';

interface Props {
  readonly snapshots: Overview['snapshots'];
  /** What is under way: the name of a snapshot, or something else. */
  readonly busy: string | undefined;
  readonly onRestore: (name: string) => void;
}

/** What made a snapshot be taken; a later version may know of others. */
const CAUSES = {
  change: 'recovery.afterChange',
  import: 'recovery.beforeImport',
  restore: 'recovery.beforeRestore',
} as const;

function isCause(cause: string | undefined): cause is keyof typeof CAUSES {
  return cause !== undefined && Object.hasOwn(CAUSES, cause);
}

/** What was kept of the store, newest first, and the way back to each. */
export function SnapshotList({ snapshots, busy, onRestore }: Props) {
  const { t, moment, bytes } = useI18n();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('recovery.snapshots')}</h3>
      {snapshots.length === 0 && <p className="text-ink-soft">{t('recovery.none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {snapshots.map((snapshot) => (
          <li key={snapshot.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-48 flex-1">
              <p className="figures">
                {moment(snapshot.createdAt)}
                {isCause(snapshot.cause) && ` · ${t(CAUSES[snapshot.cause])}`}
              </p>
              <p className="text-sm text-ink-soft">
                <MeasureList measures={snapshot.measures} /> · {bytes(snapshot.bytes)}
              </p>
            </div>
            <Button isBusy={busy !== undefined} onClick={() => onRestore(snapshot.name)}>
              {busy === snapshot.name ? t('state.loading') : t('recovery.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
