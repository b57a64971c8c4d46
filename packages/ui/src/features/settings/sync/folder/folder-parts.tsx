import { useI18n } from '../../../../i18n/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import { Way } from '../way.tsx';
import { FolderForm } from './folder-form.tsx';
import { FolderPlace } from './folder-place.tsx';
import { InFolder } from './in-folder.tsx';
import { SwitchToFolder } from './switch-to-folder.tsx';

/** What the section on devices has in the desktop's window alone: it comes late. Rule U30. */
export const folderParts = { FolderWay, FolderPlace, InFolder, SwitchToFolder };
export type FolderParts = typeof folderParts;

function FolderWay(props: { device: Device; onLinked: () => Promise<void> }) {
  const { t } = useI18n();
  return (
    <Way title={t('folders.sync.title')} text={t('folders.sync.text')}>
      <FolderForm {...props} />
    </Way>
  );
}
