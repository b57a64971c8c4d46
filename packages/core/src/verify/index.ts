export type { GoldenCase } from './case.ts';
export type { Mismatch } from './compare.ts';
export type { Verdict } from './verify.ts';
export { verifyCases } from './verify.ts';
