import { useOverview } from '../../shell/recovery/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import { BackupReminder } from './backup-reminder.tsx';

/** The word on a backup, on pages that count nothing of what is kept themselves. */
export function BackupDue({ device }: { device: Device }) {
  const [overview, refresh] = useOverview(device);
  return <BackupReminder device={device} overview={overview} onBackedUp={refresh} />;
}
