export type { AccountChange, AccountChanges, Count } from './account-changes.ts';
export { accountChanges } from './account-changes.ts';
export type { AccountSnapshot, CharacterSnapshot, LightConeSnapshot } from './account-snapshot.ts';
export { accountSnapshot } from './account-snapshot.ts';
export type { RaisedParts } from './raised-parts.ts';
export { raisedParts } from './raised-parts.ts';
export type { ScanShape } from './scan-shape.ts';
export { scanShape, scanWithin } from './scan-shape.ts';
