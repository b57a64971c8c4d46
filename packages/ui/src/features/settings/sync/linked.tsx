import { type ReactNode, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useSite } from '../../../platform/index.ts';
import { Button, Question } from '../../../primitives/index.ts';
import type { SyncFailure, SyncState } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { DriveAccount, needsSignIn } from './drive-account.tsx';
import type { FolderParts } from './folder/folder-parts.tsx';
import { Generations } from './generations.tsx';
import { OtherDevices } from './other-devices.tsx';
import { ReceivedList } from './received-list.tsx';
import { SwitchWay } from './switch-way.tsx';
import { SyncKeyCard } from './sync-key-card.tsx';
import { ThisDevice } from './this-device.tsx';
import { TurnOff } from './turn-off.tsx';

interface Props {
  readonly device: Device;
  readonly state: SyncState;
  readonly isBusy: boolean;
  /** What belongs to the way by a folder, where there is that way. */
  readonly folder: FolderParts | undefined;
  readonly onSync: () => void;
  /** Called when what is shown may be so no more. */
  readonly onChanged: () => Promise<void>;
  /** Called when the device syncs no more. */
  readonly onEnded: () => Promise<void>;
  readonly onFailure: (failure: SyncFailure) => void;
  /** What became of what was asked last: it stands by the buttons that ask. */
  readonly children: ReactNode;
}

/** Of a device that syncs: when it was in step, what came in, and what can be done about it. */
export function Linked(props: Props) {
  const { device, state, isBusy, folder, onSync, onChanged, onEnded, onFailure, children } = props;
  const { t, dateTime } = useI18n();
  const [shows, setShows] = useState<'words' | 'generations' | undefined>(undefined);
  const [asks, setAsks] = useState(false);
  const { hasDrive } = useSite();
  const isDrive = 'drive' in state;
  const isFolder = 'folder' in state;
  const removal = isDrive ? 'drive.unlink' : 'sync.remove';
  const toggle = (part: typeof shows) => setShows(shows === part ? undefined : part);
  const end = async () => {
    await device.syncService.unlink();
    await onEnded();
  };
  const removeCloud = async () => {
    setAsks(false);
    const removed = await device.syncService.removeCloud();
    if (removed.ok) return onEnded();
    await onChanged();
    onFailure(removed.error);
  };
  return (
    <>
      <p>
        {state.syncedAt === undefined
          ? t('sync.never')
          : t('sync.synced', { time: dateTime(state.syncedAt) })}
      </p>
      {'drive' in state && <DriveAccount state={state} />}
      {folder && isFolder && <folder.FolderPlace state={state} onChosen={onSync} />}
      <ThisDevice {...{ device, state, isBusy, onChanged, onFailure }} />
      <OtherDevices {...{ device, state, onChanged, onFailure }} />
      <ReceivedList {...{ device, state, onChanged }} />
      <div className="flex flex-wrap gap-3">
        <Button look={needsSignIn(state) ? 'plain' : 'lamp'} isBusy={isBusy} onClick={onSync}>
          {t('sync.now')}
        </Button>
        {'key' in state && (
          <Button aria-expanded={shows === 'words'} onClick={() => toggle('words')}>
            {t(shows === 'words' ? 'sync.hideWords' : 'sync.showWords')}
          </Button>
        )}
        <Button aria-expanded={shows === 'generations'} onClick={() => toggle('generations')}>
          {t('sync.earlier')}
        </Button>
        {hasDrive && !isFolder && <SwitchWay from={isDrive ? 'drive' : 'key'} onEnd={end} />}
        {folder && !isFolder && (
          <folder.SwitchToFolder device={device} onLinked={async () => onSync()} />
        )}
        {isDrive ? (
          <Button isBusy={isBusy} onClick={end}>
            {t('drive.signOut')}
          </Button>
        ) : (
          <TurnOff {...{ words: 'key' in state ? state.key : undefined, isBusy }} onEnd={end} />
        )}
      </div>
      {children}
      {shows === 'words' && 'key' in state && <SyncKeyCard words={state.key} />}
      {shows === 'generations' && <Generations device={device} onChanged={onChanged} />}
      <div className="w-full border-t border-line pt-4">
        <Button look="stop" isBusy={isBusy} onClick={() => setAsks(true)}>
          {t(removal)}
        </Button>
      </div>
      {asks && (
        <Question
          title={t(removal)}
          action={t(removal)}
          look="stop"
          onAction={removeCloud}
          onClose={() => setAsks(false)}
        >
          <p>{t(isDrive ? 'drive.unlinkText' : 'sync.removeText')}</p>
        </Question>
      )}
    </>
  );
}
