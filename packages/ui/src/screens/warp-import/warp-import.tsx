import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Tabs } from '../../primitives/index.ts';
import type { Device } from '../../stores/device.ts';
import { AutoImport } from './auto-import.tsx';
import { ExportPanel } from './export-panel.tsx';
import type { ImportGame } from './game.ts';
import { ManualImport } from './manual-import.tsx';
import type { ShowStatistics } from './to-statistics.tsx';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly game: ImportGame;
  /** Told when pulls were stored. */
  readonly onKept: () => void;
  readonly onShow: ShowStatistics;
}

/** The ways in and out for pulls: by link, by file, as a file. */
export function WarpImport({ device, profile, game, onKept, onShow }: Props) {
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
          content: () => <AutoImport {...{ device, profile, onKept, onShow }} />,
        },
        {
          id: 'manual',
          label: t('warpImport.manual'),
          content: () => <ManualImport device={device} profile={profile} onKept={onKept} />,
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
