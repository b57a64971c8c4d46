export type { Count, Prefill, PrefillLine } from './prefill-of.ts';
export { prefillOf } from './prefill-of.ts';
export type { RaisedParts } from './raised-parts.ts';
export { raisedParts } from './raised-parts.ts';
export { LONGEST_ACCOUNT, readScanner } from './read-scanner.ts';
export type { Showcase } from './read-showcase.ts';
export { readShowcase } from './read-showcase.ts';
export type { PrefillError, ToldAccount, ToldCharacter, ToldLightCone } from './told.ts';
