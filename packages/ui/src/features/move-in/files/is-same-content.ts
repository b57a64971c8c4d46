import { rowsOf, type StoredDocument } from '@trailbook/core/internal/user-data';

/** Whether two documents hold the same, in whatever order their fields were written, and after however many changes. */
export function isSameContent(a: StoredDocument, b: StoredDocument): boolean {
  return a === b || contentOf(a) === contentOf(b);
}

function contentOf(stored: StoredDocument): string {
  return JSON.stringify(Object.fromEntries(rowsOf(stored)), inOrder);
}

function inOrder(key: string, value: unknown): unknown {
  if (key === 'revision') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
