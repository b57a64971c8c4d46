import { useEffect, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { desktopBridge } from '../../../../platform/index.ts';
import { Button } from '../../../../primitives/index.ts';
import type { SyncState } from '../../../../storage/index.ts';

interface Props {
  readonly state: SyncState;
  /** Called once the folder was chosen again. */
  readonly onChosen: () => void;
}

/** By which folder the device syncs, and the way to choose it again where the program knows it no more. */
export function FolderPlace({ state, onChosen }: Props) {
  const { t } = useI18n();
  const [name, setName] = useState<string | null | undefined>(undefined);
  const [passedOver, setPassedOver] = useState<readonly string[]>([]);
  useEffect(() => {
    desktopBridge()
      ?.folders?.chosen('sync')
      .then(setName, () => undefined);
  }, []);
  const syncedAt = state.outcome?.at;
  // Anew after each sync, which does not tell of them.
  useEffect(() => {
    if (!name || syncedAt === undefined) return;
    desktopBridge()
      ?.folders?.list()
      .then(
        (listed) => setPassedOver('failed' in listed ? [] : listed.passedOver),
        () => undefined,
      );
  }, [syncedAt, name]);
  const choose = async () => {
    const chosen = await desktopBridge()
      ?.folders?.choose('sync')
      .catch(() => null);
    if (!chosen) return;
    setName(chosen);
    onChosen();
  };
  const isUnknown = name === null || state.outcome?.failure?.code === 'CLOUD_EXPIRED';
  return (
    <>
      {name && <p className="max-w-full break-words">{t('folders.name', { name })}</p>}
      {passedOver.length > 0 && (
        <p className="max-w-prose break-words text-sm text-ink-soft">
          {t('folders.sync.passedOver', { names: passedOver.join(', ') })}
        </p>
      )}
      {isUnknown && (
        <Button look="lamp" onClick={choose}>
          {t('folders.choose')}
        </Button>
      )}
    </>
  );
}
