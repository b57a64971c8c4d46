/** New pulls without a backup after which the player is reminded. Rule U10. */
const PULLS_WITHOUT_BACKUP = 200;

/** Whether so many pulls have come since the last backup that a reminder is due. */
export function isBackupDue(pulls: number, pullsAtLastBackup: number): boolean {
  return pulls - pullsAtLastBackup >= PULLS_WITHOUT_BACKUP;
}
