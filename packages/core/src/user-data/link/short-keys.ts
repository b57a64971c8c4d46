/** Where the beginning stands that all keys share; no document has such a key. */
const SHARED = '';
/** As much as ids have in common; a longer one is made to fill the memory, as every key begins with it. */
const MAX_SHARED = 16;

/**
 * A value whose records by id have the beginning that all their ids share written once. Points of one character are
 * numbered alike: without it, their records have the same keys for all characters, which a pack writes once.
 */
export function withShortKeys(value: unknown): unknown {
  return mapRecords(value, (fields) => {
    const shared = sharedBeginning(Object.keys(fields));
    if (!shared) return fields;
    const short = Object.entries(fields).map(([key, field]) => [key.slice(shared.length), field]);
    return { [SHARED]: shared, ...Object.fromEntries(short) };
  });
}

/** The value that {@link withShortKeys} has shortened. */
export function withLongKeys(value: unknown): unknown {
  return mapRecords(value, ({ [SHARED]: shared, ...fields }) => {
    if (typeof shared !== 'string' || shared.length > MAX_SHARED) return fields;
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [shared + key, field]));
  });
}

type Fields = Readonly<Record<string, unknown>>;

function mapRecords(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => mapRecords(entry, change));
  const fields = Object.entries(change(value as Fields));
  return Object.fromEntries(fields.map(([key, field]) => [key, mapRecords(field, change)]));
}

/** Of ids; each keeps a digit of its own, so that no key is empty. */
function sharedBeginning(keys: readonly string[]): string | undefined {
  const [first = ''] = keys;
  if (keys.length < 2 || !keys.every((key) => /^\d+$/.test(key))) return undefined;
  const most = Math.min(MAX_SHARED, ...keys.map(({ length }) => length - 1));
  let length = 0;
  while (length < most && keys.every((key) => key[length] === first[length])) length++;
  return first.slice(0, length);
}
