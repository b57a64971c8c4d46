import { fail, ok, type Result } from '../../basics/result.ts';
import { type Fields, isFields, whoseOf, zoneOf } from './fields.ts';
import type { FormatError, ImportedHistory } from './imported.ts';
import { readGameRow, readRows } from './read-row.ts';

export function isSrgf({ info }: Fields): boolean {
  return isFields(info) && 'srgf_version' in info;
}

/** Reads SRGF v1. Rule W30. */
export function readSrgf(file: Fields): Result<ImportedHistory, FormatError> {
  return readOneAccount('srgf', file);
}

/** Reads a list of one account, whose number and zone stand in the head. */
export function readOneAccount(
  format: 'srgf' | 'uigf',
  { info, list }: Fields,
): Result<ImportedHistory, FormatError> {
  if (!isFields(info) || !Array.isArray(list)) {
    return fail({ code: 'FORMAT_DAMAGED', args: { format } });
  }
  const whose = whoseOf(info.uid);
  const frame = { uid: whose.uid, zone: zoneOf(info.region_time_zone) ?? null };
  const { pulls, refused } = readRows(list, 'list.', (row) => readGameRow(row, frame));
  return ok({
    ...{ format, refused, left: [], stores: [] },
    accounts: [{ ...whose, pulls }],
  });
}
