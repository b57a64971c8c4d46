import * as z from 'zod/mini';

const AT_A_TIME = 64;

/**
 * A list that is given up at the first entries that do not fit: of a hostile one, all faults together would
 * weigh a thousand times what the list does. Entries in which nothing is strange are kept themselves, not
 * copies of them: half a million pulls are there once, however often they are checked.
 */
export function listOf<Entry>(
  entry: z.ZodMiniType<Entry>,
  maxLength: number,
): z.ZodMiniType<readonly Entry[]> {
  const stretch = z.array(entry);
  return z.pipe(
    z.array(z.unknown()).check(z.maxLength(maxLength)),
    z.transform((values, { issues }) => {
      const fitting: Entry[] = [];
      for (let from = 0; from < values.length; from += AT_A_TIME) {
        const read = stretch.safeParse(values.slice(from, from + AT_A_TIME));
        if (!read.success) {
          const [fault] = read.error.issues;
          const [at, ...path] = fault?.path ?? [];
          issues.push({
            code: 'custom',
            input: values,
            path: [from + Number(at), ...path],
            message: fault?.message,
          });
          return z.NEVER;
        }
        for (const [place, entry] of read.data.entries()) {
          const given = values[from + place];
          fitting.push(isSame(entry, given) ? given : entry);
        }
      }
      return fitting;
    }),
  );
}

/** Whether an entry was read as it was given: the same things, under the same names, in the same order. */
function isSame<Entry>(entry: Entry, given: unknown): given is Entry {
  if (Object.is(entry, given)) return true;
  if (!isObject(entry) || !isObject(given)) return false;
  const names = Object.keys(entry);
  const all = Object.keys(given);
  return (
    names.length === all.length &&
    names.every((name, at) => name === all[at] && Object.is(entry[name], given[name]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
