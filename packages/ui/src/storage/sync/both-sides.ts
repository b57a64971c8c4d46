import type { CloudContents, Measures } from '@trailbook/core/internal/user-data';

/** What the player is shown before the device joins. */
export interface BothSides {
  readonly here: Measures;
  readonly cloud: CloudContents;
}

/** Whether some device wrote to the cloud. */
export function holdsSomething({ cloud }: BothSides): boolean {
  return cloud.devices.length > 0;
}
