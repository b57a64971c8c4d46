import type * as z from 'zod';

/** One of the game's tables: its name, the columns that tell its rows apart, and the shape of a row. */
export interface RawTable<Row> {
  readonly name: string;
  readonly key: readonly (keyof Row & string)[];
  readonly row: z.ZodType<Row>;
}

export type RowOf<Table> = Table extends RawTable<infer Row> ? Row : never;

export function rawTable<Row>(
  name: string,
  key: readonly (keyof NoInfer<Row> & string)[],
  row: z.ZodType<Row>,
): RawTable<Row> {
  return { name, key, row };
}

/** A table whose rows are told apart and shaped as those of another. */
export function tableLike<Row>(name: string, table: RawTable<Row>): RawTable<Row> {
  return { ...table, name };
}
