/** A lookup of rows by one of their fields. */
export function lookupBy<Row extends object, Field extends keyof Row>(
  rows: readonly Row[],
  field: Field,
): Map<Row[Field], Row> {
  return new Map(rows.map((row) => [row[field], row]));
}
