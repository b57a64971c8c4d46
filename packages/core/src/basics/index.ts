export { isAlike } from './canonical.ts';
export type { DeepReadonly } from './deep-readonly.ts';
export type { Voice } from './languages.ts';
export { VOICES } from './languages.ts';
export type { Result } from './result.ts';
export { fail, ok } from './result.ts';
export type { Region } from './servers.ts';
export { isUid, REGIONS, regionOfAccount, ZONE_HOURS } from './servers.ts';
