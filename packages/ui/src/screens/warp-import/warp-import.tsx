import type { BannerType } from '@trailbook/core/internal/warp';
import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Tabs } from '../../primitives/index.ts';
import type { Device } from '../../stores/device.ts';
import { AutoImport } from './auto-import.tsx';
import { ExportPanel } from './export-panel.tsx';
import type { ImportGame } from './game.ts';
import { ManualImport } from './manual-import.tsx';
import type { ShowStatistics } from './to-statistics.tsx';

/** What an import came to, with nothing left to do. */
export interface ImportDone {
  /** In words, and what the way on is called: the page around has no texts of imports. */
  readonly lines: readonly string[];
  readonly wayOn: string;
  /** Where its warps are to be seen; undefined where they are in another profile. */
  readonly account: { readonly uid: string; readonly type: BannerType } | undefined;
}

/** What the page around the imports hears of them. */
export interface ImportHooks {
  /** Told when pulls were stored. */
  readonly onKept: () => void;
  /** Told when all of an import was read and stored. */
  readonly onDone: (done: ImportDone) => void;
  /** Told whether something is under way that closing would end. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onShow: ShowStatistics;
}

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
          content: () => <ManualImport {...{ device, profile }} {...hooks} />,
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
