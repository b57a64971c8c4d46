import * as z from 'zod/mini';
import { InputError } from '../basics/input-error.ts';

/** Checks that a value is what a schema describes; the InputError names the first place that is not. */
export function checkShape(schema: z.core.$ZodType, value: unknown, path: string): void {
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (!issue) return;
  const place = [path, ...issue.path.map(String)].join('.');
  const actual = issue.path.reduce<unknown>(
    (held, key) => (held as Readonly<Record<PropertyKey, unknown>>)[key],
    value,
  );
  switch (issue.code) {
    case 'invalid_type':
      throw new InputError('WRONG_TYPE', place, issue.expected, actual);
    case 'unrecognized_keys':
      throw new InputError('UNKNOWN_KEY', place, 'known keys', issue.keys[0]);
    case 'invalid_value':
      throw new InputError('OUT_OF_RANGE', place, issue.values.join(' or '), actual);
    default:
      throw new InputError('OUT_OF_RANGE', place, issue.message, actual);
  }
}
