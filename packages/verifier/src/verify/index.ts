export type { VerifierTables } from './case-kind.ts';
export type { GoldenCase } from './case-kinds.ts';
export type { Mismatch } from './compare.ts';
export type { Verdict } from './verify.ts';
export { verifyCases } from './verify.ts';
