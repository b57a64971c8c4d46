import type * as z from 'zod/mini';
import type { Mismatch } from './compare.ts';

/** What a schema found, as a mismatch: the place, what belongs there, and what stands there. */
export function explain(issue: z.core.$ZodIssue, golden: unknown): Mismatch[] {
  const path = issue.path.join('.');
  const actual = valueAt(golden, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key].join('.'),
      expected: 'no key of this name',
      actual: valueAt(actual, [key]),
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [closest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
    return closest.flatMap((inner) =>
      explain({ ...inner, path: [...issue.path, ...inner.path] }, golden),
    );
  }
  return [{ path, expected: wanted(issue), actual }];
}

function wanted(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'custom':
      return String(issue.params?.expected ?? 'another form');
    default:
      return 'another form';
  }
}

/** Schemas drop this key without a word; whoever writes it means something. */
const PROTOTYPE = '__proto__';

/** Each place in a case that bears the one key which no schema sees. */
export function prototypeKeys(value: unknown, path: readonly string[]): Mismatch[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key];
    const below = prototypeKeys(inner, at);
    if (key !== PROTOTYPE) return below;
    return [{ path: at.join('.'), expected: 'no key of this name', actual: inner }, ...below];
  });
}

/** How deep the values of a case may be nested; the deepest kind has a dozen levels. */
export const DEEPEST = 100;

/** Whether values are nested deeper than so many levels, which only a file that is no case does. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** What stands at a path of plain values. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner
        ? Object.getOwnPropertyDescriptor(inner, key)?.value
        : undefined,
    value,
  );
}
