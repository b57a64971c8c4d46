import { readFileSync } from 'node:fs';
import { type Verdict, type VerifierTables, verifyCases } from './verify/index.ts';

/** What became of the cases of one file. */
export interface FileResult {
  readonly file: string;
  readonly verdicts: readonly Verdict[];
}

/** Checks the cases of a file; one that cannot be read is a case that fails. */
export function verifyFile(tables: VerifierTables, file: string): FileResult {
  let json: unknown;
  try {
    // Some editors begin a file with a mark of its encoding, which is none of the JSON.
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const actual = (error as Error).message;
    const mismatches = [{ path: '', expected: 'readable JSON', actual }];
    return { file, verdicts: [{ name: '(unreadable)', mismatches }] };
  }
  return { file, verdicts: verifyCases(tables, json) };
}
