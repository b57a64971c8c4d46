import { regionOfAccount, ZONE_HOURS } from '../../basics/servers.ts';

/** Hours between an account's server time and UTC. */
export function zoneOfAccount(uid: string): number {
  return ZONE_HOURS[regionOfAccount(uid)];
}
