// Source: facts on the warp records: 6 America, 7 Europe, all others on the time of China.
/**
 * Hours between an account's server time and UTC, by the first digit of its uid.
 */
export function zoneOfAccount(uid: string): number {
  if (uid.startsWith('6')) return -5;
  return uid.startsWith('7') ? 1 : 8;
}
