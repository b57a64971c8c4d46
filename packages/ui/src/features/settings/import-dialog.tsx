import type { Result } from '@trailbook/core/internal/basics';
import { holdsNothing, type ImportRow } from '@trailbook/core/internal/user-data';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, Dialog } from '../../primitives/index.ts';
import {
  countedLabel,
  GoOnWithoutCopy,
  partsText,
  profileName,
  type TakeInError,
  takeInErrorText,
} from '../../shell/recovery/index.ts';
import { MoveInLink } from '../../shell/screen/move-in-link.tsx';
import type { Consent, ImportMode, Preview } from '../../storage/index.ts';
import { type Device, reloadStores } from '../../storage/stores/device.ts';
import type { Chosen } from './read-source.ts';

interface Props {
  readonly device: Device;
  /** What was chosen, or why it cannot be taken in. */
  readonly source: Result<Chosen, TakeInError>;
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
  const { t, dateTime, number } = i18n;
  const [preview, setPreview] = useState<Preview | undefined>(undefined);
  const [problem, setProblem] = useState<Problem | undefined>(
    source.ok ? undefined : { error: source.error },
  );
  const [isImporting, setImporting] = useState(false);

  useEffect(() => {
    if (!source.ok) return;
    let latest = 0;
    const read = () => {
      const current = ++latest;
      device.backupService
        .preview(source.value.source)
        .then((read) => {
          if (current !== latest) return;
          if (read.ok) setPreview(read.value);
          else setProblem({ error: read.error });
        })
        .catch((error: unknown) => {
          console.warn('The file could not be read.', error);
          if (current === latest) setProblem({ error: { code: 'BACKUP_DAMAGED' } });
        });
    };
    read();
    // What another tab stores meanwhile is among what would be replaced.
    const stop = device.database.listen(read);
    return () => {
      latest = 0;
      stop();
    };
  }, [device, source]);

  const run = async (mode: ImportMode, consent?: Consent) => {
    if (!source.ok) return;
    setImporting(true);
    try {
      const imported = await device.backupService.import(
        source.value.source,
        mode,
        Date.now(),
        consent,
      );
      if (imported.ok) {
        await reloadStores(device);
        onDone(doneText(mode));
        return;
      }
      setProblem({ error: imported.error, mode });
    } catch (error) {
      console.warn('The import failed.', error);
      setProblem({ error: { code: 'STORE_FAILED' } });
    }
    setImporting(false);
  };
  const doneText = (mode: ImportMode) => {
    if (mode === 'replace') return t('manage.settings.imported');
    const aside = preview?.aside ?? [];
    const parts = partsText(i18n, aside);
    return [
      t('manage.settings.merged'),
      ...(parts ? [t('manage.import.putAside', { parts })] : []),
    ].join(' ');
  };

  return (
    <Dialog
      title={t('manage.settings.import')}
      onClose={onClose}
      isLocked={isImporting}
      footer={
        problem ? (
          <>
            <GoOnWithoutCopy
              error={problem.error}
              isBusy={isImporting}
              onGoOn={() => problem.mode && run(problem.mode, { withoutCopy: true })}
            />
            <Button isBusy={isImporting} onClick={onClose}>
              {t('action.close')}
            </Button>
          </>
        ) : (
          <Button isBusy={isImporting} onClick={onClose}>
            {t('action.cancel')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4" aria-busy={!preview && !problem}>
        {problem && (
          <p role="alert" className="border-s-2 border-stop ps-3">
            {takeInErrorText(i18n, problem.error)}
            {problem.error.code !== 'NO_SAFETY_COPY' && ` ${t('manage.backup.untouched')}`}
          </p>
        )}
        {problem?.error.code === 'FILE_OF_A_TOOL' && <MoveInLink>{t('nav.moveIn')}</MoveInLink>}
        {!problem && !preview && <p className="text-ink-faint">{t('state.loading')}</p>}
        {!problem && isImporting && <p role="status">{t('manage.settings.importing')}</p>}
        {!problem && preview && (
          <>
            {preview.createdAt !== undefined && (
              <p className="text-ink-soft">
                {t('manage.import.createdAt', { time: dateTime(preview.createdAt) })}
              </p>
            )}
            <Changes rows={preview.rows} />
            {source.ok && source.value.left > 0 && (
              <p className="max-w-prose">
                {t('manage.import.left', { number: number(source.value.left) })}
              </p>
            )}
            {source.ok && source.value.names && source.value.names.length > 0 && (
              <p className="max-w-prose">
                {t('legacy.which', { names: source.value.names.join(', ') })}
              </p>
            )}
            {source.ok && source.value.unread && (
              <p className="max-w-prose">{takeInErrorText(i18n, source.value.unread)}</p>
            )}
            {preview.sealed.length > 0 && (
              <p className="max-w-prose">
                {t('manage.import.sealed', { parts: partsText(i18n, preview.sealed) })}
              </p>
            )}
            {preview.aside.length > 0 && (
              <p className="max-w-prose">
                {t('manage.import.aside', { parts: partsText(i18n, preview.aside) })}
              </p>
            )}
            <Choices preview={preview} isImporting={isImporting} onChoose={run} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  readonly preview: Preview;
  readonly isImporting: boolean;
  readonly onChoose: (mode: ImportMode) => void;
}

/** The two ways to take it in, each with what it does to what is here. */
function Choices({ preview, isImporting, onChoose }: ChoicesProps) {
  const { t } = useI18n();
  const isEmptyHere =
    preview.here !== undefined &&
    holdsNothing(preview.here) &&
    preview.rows.every(({ here, backup, merged }) => here === 0 && merged === backup);
  return (
    <>
      {preview.isPartial && <p className="max-w-prose">{t('backup.partial')}</p>}
      {isEmptyHere && !preview.isPartial && (
        <p className="max-w-prose">{t('manage.import.nothingHere')}</p>
      )}
      <Choice
        text={isEmptyHere ? undefined : t('manage.import.mergeText')}
        warning={preview.here ? undefined : t('backup.storeUnreadable')}
      >
        <Button
          look="lamp"
          disabled={preview.here === undefined}
          isBusy={isImporting}
          onClick={() => onChoose('merge')}
        >
          {t('manage.import.merge')}
        </Button>
      </Choice>
      {!preview.isPartial && (
        <Choice
          text={isEmptyHere ? undefined : t('manage.import.question')}
          warning={preview.wouldShrink ? t('manage.import.shrinks') : undefined}
        >
          <Button
            look={preview.wouldShrink ? 'stop' : 'plain'}
            isBusy={isImporting}
            onClick={() => onChoose('replace')}
          >
            {t('manage.import.replace')}
          </Button>
        </Choice>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly text: string | undefined;
  readonly warning?: string | undefined;
  readonly children: ReactNode;
}

function Choice({ text, warning, children }: ChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
      <div className="min-w-56 flex-1">
        {text && <p className="max-w-prose">{text}</p>}
        {warning && <p className="max-w-prose text-stop">{warning}</p>}
      </div>
      {children}
    </div>
  );
}

function Changes({ rows }: { rows: readonly ImportRow[] }) {
  const i18n = useI18n();
  const { t, number } = i18n;
  const amount = (count: number | undefined) =>
    count === undefined ? (
      <span className="text-xs">{t('manage.import.uncounted')}</span>
    ) : (
      number(count)
    );
  if (rows.length === 0) return <p className="text-ink-soft">{t('counted.nothing')}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full table-fixed break-words text-sm hyphens-auto">
        <thead className="text-ink-faint">
          <tr className="border-b border-line text-end text-xs">
            <th scope="col" className="w-1/3 py-2 text-start font-normal">
              {t('settings.profiles')}
            </th>
            <th scope="col" className="px-2 text-end font-normal">
              {t('loss.here')}
            </th>
            <th scope="col" className="px-2 text-end font-normal">
              {t('manage.import.backup')}
            </th>
            <th scope="col" className="ps-2 text-end font-normal">
              {t('manage.import.merged')}
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
              <td className="px-2 text-end">{amount(here)}</td>
              <td className="px-2 text-end">{amount(backup)}</td>
              <td className="ps-2 text-end">{amount(merged)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
