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
  useEffect(() => {
    desktopBridge()
      ?.folders?.chosen('sync')
      .then(setName, () => undefined);
  }, []);
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
      {isUnknown && (
        <Button look="lamp" onClick={choose}>
          {t('folders.choose')}
        </Button>
      )}
    </>
  );
}
