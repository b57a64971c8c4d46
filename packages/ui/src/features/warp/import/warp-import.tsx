import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Tabs } from '../../../primitives/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { ExportPanel } from './export-panel.tsx';
import { ManualImport } from './file/manual-import.tsx';
import { AutoImport } from './link/auto-import.tsx';
import type { ImportGame } from './parts/game.ts';
import type { ImportHooks } from './parts/import-hooks.ts';

interface Props extends ImportHooks {
  readonly device: Device;
  readonly profile: string;
  readonly game: ImportGame;
}

/** The ways in and out for pulls: by link, by file, as a file. */
export function WarpImport({ device, profile, game, ...hooks }: Props) {
  const { t } = useI18n();
  const [open, setOpen] = useState(0);
  return (
    <Tabs
      label={t('warp.importExport')}
      size="part"
      open={open}
      onOpen={setOpen}
      tabs={[
        {
          id: 'auto',
          label: t('warpImport.auto'),
          content: () => <AutoImport {...{ device, profile }} {...hooks} />,
        },
        {
          id: 'manual',
          label: t('warpImport.manual'),
          content: () => <ManualImport {...{ device, profile, game }} {...hooks} />,
        },
        {
          id: 'export',
          label: t('warpImport.export'),
          content: (isOpen) =>
            isOpen && <ExportPanel device={device} profile={profile} game={game} />,
        },
      ]}
    />
  );
}
