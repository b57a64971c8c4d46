import { fail, ok, type Result } from '../../result.ts';
import { type Fields, isFields, uidOf, zoneOf } from './fields.ts';
import type { FormatError, ImportedHistory } from './imported.ts';
import { readGameRow, readRows } from './read-row.ts';

export function isSrgf({ info }: Fields): boolean {
  return isFields(info) && 'srgf_version' in info;
}

/** Reads SRGF v1. Source: facts on formats, 'SRGF v1'. */
export function readSrgf({ info, list }: Fields): Result<ImportedHistory, FormatError> {
  const uid = isFields(info) ? uidOf(info.uid) : undefined;
  if (!isFields(info) || uid === undefined || !Array.isArray(list)) {
    return fail({ code: 'FORMAT_DAMAGED', args: { format: 'srgf' } });
  }
  const frame = { uid, zone: zoneOf(info.region_time_zone) ?? null };
  const { pulls, refused } = readRows(list, 'list.', (row) => readGameRow(row, frame));
  return ok({
    ...{ format: 'srgf', refused, left: [], stores: [] },
    accounts: [{ uid, label: null, pulls }],
  });
}
