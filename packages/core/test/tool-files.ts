import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files as other tools write them, made up after their sources: the accounts, ids and warps in them are nobody's.
 */
export function toolFile(kind: 'warps' | 'scans', name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(import.meta.dirname, 'tool-files', kind, name)));
}

export function toolFileNames(kind: 'warps' | 'scans'): string[] {
  return readdirSync(join(import.meta.dirname, 'tool-files', kind)).sort();
}
