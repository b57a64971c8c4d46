import { useEffect, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { MoveInLink } from '../../../../shell/screen/move-in-link.tsx';
import type { Device } from '../../../../storage/stores/device.ts';
import { asideText, refusalText } from '../parts/failure-text.ts';
import type { ImportGame } from '../parts/game.ts';
import type { ImportHooks } from '../parts/import-hooks.ts';
import { activate } from '../parts/use-profiles.ts';
import { ColumnMapper } from './column-mapper.tsx';
import { FilePicker } from './file-picker.tsx';
import { FilePreview } from './file-preview.tsx';
import { takenLines } from './taken-lines.ts';
import { useFileImport } from './use-file-import.ts';

interface Props extends Pick<ImportHooks, 'onKept' | 'onDone' | 'onBusy'> {
  readonly device: Device;
  readonly profile: string;
  readonly game: ImportGame;
}

/** Where an account of a file is looked at first: on the banner type that most are pulled on. */
const FIRST_SHOWN = 11 as const;

/** From a file, of whichever tool. */
export function ManualImport({ device, profile, game, onKept, onDone, onBusy }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const [current, actions] = useFileImport(device, {
    onKept,
    onMerged({ added, refused, partly, aside, taken, choices }) {
      if (refused.length + partly.length + aside.length > 0) return;
      const named = choices.filter(({ uid }) => uid !== '');
      const shown = named.find((choice) => choice.profile === profile) ?? named[0];
      const account = shown && { profile: shown.profile, uid: shown.uid, type: FIRST_SHOWN };
      const lines = [t('warpImport.file.merged', { number: added }), ...takenLines(i18n, taken)];
      if (account && account.profile !== profile) activate(device, account.profile);
      onDone({ lines, wayOn: t('warpImport.toStatistics'), account });
    },
  });
  const isBusy = current.state === 'reading';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const [count, setCount] = useState(0);
  const open = (file: File) => {
    setCount(count + 1);
    actions.open(file);
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-ink-soft">{t('warpImport.manualText')}</p>
      <FilePicker isBusy={isBusy} onFile={open} />
      <MoveInLink>{t('moveInOffer')}</MoveInLink>
      <div role="status">
        {current.state === 'reading' && (
          <p>{t('warpImport.file.reading', { percent: Math.round(current.done * 100) })}</p>
        )}
        {current.state === 'merged' && (
          <p>{t('warpImport.file.merged', { number: current.added })}</p>
        )}
        {current.state === 'merged' &&
          takenLines(i18n, current.taken).map((line) => <p key={line}>{line}</p>)}
        {current.state === 'merged' && current.refused.length > 0 && (
          <p className="border-s-2 border-stop ps-3">
            {t('warpImport.file.partly', { accounts: current.refused.join(', ') })}
          </p>
        )}
        {current.state === 'merged' && current.partly.length > 0 && (
          <p className="border-s-2 border-stop ps-3">
            {t('warpImport.file.storesLeft', { accounts: current.partly.join(', ') })}
          </p>
        )}
        {current.state === 'merged' &&
          current.aside.map((aside) => (
            <p key={aside.account} className="border-s-2 border-stop ps-3">
              {asideText(i18n, aside)}
            </p>
          ))}
      </div>
      {current.state === 'refused' && (
        <p role="alert" className="border-s-2 border-stop ps-3">
          {refusalText(i18n, current.error)}
        </p>
      )}
      {current.state === 'columns' && (
        <ColumnMapper key={count} {...current} onRead={actions.readAs} />
      )}
      {current.state === 'read' && (
        <FilePreview
          key={count}
          device={device}
          profile={profile}
          game={game}
          summary={current.summary}
          files={actions.files}
          isNotStored={current.isNotStored === true}
          onMerge={actions.merge}
        />
      )}
      <p className="max-w-prose text-sm text-ink-soft">{t('warpImport.mixing')}</p>
    </div>
  );
}
