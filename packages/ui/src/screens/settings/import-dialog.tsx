import { holdsLess, type ImportRow } from '@trailbook/core/internal/userdata';
import { useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, Dialog } from '../../primitives/index.ts';
import {
  countedLabel,
  GoOnWithoutCopy,
  profileName,
  type TakeInError,
  takeInErrorText,
} from '../../recovery/index.ts';
import type { Consent, ImportMode, ImportSource, Preview } from '../../storage/index.ts';
import { type Device, reloadStores } from '../../stores/device.ts';

interface Props {
  readonly device: Device;
  readonly source: ImportSource;
  readonly onClose: () => void;
  readonly onDone: (message: string) => void;
}

/** Why an import did not happen; with its mode where it may be tried again. */
interface Problem {
  readonly error: TakeInError;
  readonly mode?: ImportMode;
}

/** Shows what an import would change, asks, and only then does it, all at once. */
export function ImportDialog({ device, source, onClose, onDone }: Props) {
  const i18n = useI18n();
  const { t, dateTime } = i18n;
  const [preview, setPreview] = useState<Preview | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const [isImporting, setImporting] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    device.keeper
      .preview(source)
      .then((read) => {
        if (!isCurrent) return;
        if (read.ok) setPreview(read.value);
        else setProblem({ error: read.error });
      })
      .catch((error: unknown) => {
        console.warn('The file could not be read.', error);
        setProblem({ error: { code: 'BACKUP_DAMAGED' } });
      });
    return () => {
      isCurrent = false;
    };
  }, [device, source]);

  const run = async (mode: ImportMode, consent?: Consent) => {
    setImporting(true);
    try {
      const imported = await device.keeper.import(source, mode, Date.now(), consent);
      if (imported.ok) {
        await reloadStores(device);
        onDone(t(mode === 'replace' ? 'settings.imported' : 'settings.merged'));
        return;
      }
      setProblem({ error: imported.error, mode });
    } catch (error) {
      console.warn('The import failed.', error);
      setProblem({ error: { code: 'STORE_FAILED' } });
    }
    setImporting(false);
  };
  const canMerge = preview?.here !== undefined;
  const wouldShrink = preview?.here && holdsLess(preview.backup, preview.here);

  return (
    <Dialog
      title={t('settings.import')}
      onClose={onClose}
      footer={
        problem ? (
          <>
            <GoOnWithoutCopy
              error={problem.error}
              isBusy={isImporting}
              onGoOn={() => problem.mode && run(problem.mode, { withoutCopy: true })}
            />
            <Button onClick={onClose}>{t('action.close')}</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button
              look={wouldShrink ? 'stop' : 'plain'}
              disabled={!preview}
              isBusy={isImporting}
              onClick={() => run('replace')}
            >
              {t('import.replace')}
            </Button>
            <Button
              look="lamp"
              disabled={!canMerge}
              isBusy={isImporting}
              onClick={() => run('merge')}
            >
              {t('import.merge')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4" aria-busy={!preview && !problem}>
        {problem && (
          <p role="alert" className="border-s-2 border-stop ps-3">
            {takeInErrorText(i18n, problem.error)} {t('backup.untouched')}
          </p>
        )}
        {!problem && !preview && <p className="text-ink-faint">{t('state.loading')}</p>}
        {!problem && isImporting && <p role="status">{t('settings.importing')}</p>}
        {!problem && preview && (
          <>
            {preview.createdAt !== undefined && (
              <p className="text-ink-soft">
                {t('import.createdAt', { time: dateTime(preview.createdAt) })}
              </p>
            )}
            <Changes rows={preview.rows} />
            {preview.sealed > 0 && (
              <p className="max-w-prose">{t('import.sealed', { number: preview.sealed })}</p>
            )}
            <p className="max-w-prose">{t('import.mergeText')}</p>
            <p className="max-w-prose font-semibold">{t('import.question')}</p>
            {wouldShrink && <p className="max-w-prose text-stop">{t('import.shrinks')}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Changes({ rows }: { rows: readonly ImportRow[] }) {
  const i18n = useI18n();
  const { t, number } = i18n;
  if (rows.length === 0) return <p className="text-ink-soft">{t('counted.nothing')}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-sm">
        <thead className="text-ink-faint">
          <tr className="border-b border-line text-end">
            <th scope="col" className="py-2 text-start font-normal">
              {t('settings.profiles')}
            </th>
            <th scope="col" className="px-2 text-end font-normal">
              {t('loss.here')}
            </th>
            <th scope="col" className="px-2 text-end font-normal">
              {t('import.backup')}
            </th>
            <th scope="col" className="ps-2 text-end font-normal">
              {t('import.merged')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ profile, counted, here, backup, merged }) => (
            <tr key={`${profile.id} ${counted}`}>
              <th scope="row" className="py-2 text-start font-normal">
                <span className="block break-words">{profileName(i18n, profile)}</span>
                <span className="text-ink-soft">{t(countedLabel(counted))}</span>
              </th>
              <td className="px-2 text-end">{number(here)}</td>
              <td className="px-2 text-end">{number(backup)}</td>
              <td className="ps-2 text-end">{number(merged)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
