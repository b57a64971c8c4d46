import { ROWS } from '@trailbook/ui/pages';
import { type AddressRow, addressReader } from '../../shared/addresses';

/** What of the table of pages tells which address is meant. */
export const ADDRESS_ROWS: readonly AddressRow[] = ROWS.map(([, row]) => ({
  kind: row.kind,
  address: row.address,
  ...(row.entry !== undefined && { entry: row.entry }),
  ...((row.kind === 'list' || row.kind === 'thing') && { data: row.data }),
}));

export const { canonicalAddress, addressWithoutLanguage } = addressReader(ADDRESS_ROWS);
