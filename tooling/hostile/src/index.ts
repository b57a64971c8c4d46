export type { HostileCall } from './calls.ts';
export { HOSTILE_CALLS } from './calls.ts';
export type { Held } from './hold-places.ts';
export { holdPlaces } from './hold-places.ts';
export type { Answer } from './judge.ts';
export { problemsOf } from './judge.ts';
export type { HostileRequest, WireRequest } from './requests.ts';
export { HOSTILE_REQUESTS } from './requests.ts';
export { HOSTILE_BYTES } from './wire.ts';
