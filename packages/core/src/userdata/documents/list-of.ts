import * as z from 'zod/mini';

const AT_A_TIME = 64;

/**
 * A list that is given up at the first entries that do not fit: of a hostile one, all faults together would
 * weigh a thousand times what the list does.
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
        for (const value of read.data) fitting.push(value);
      }
      return fitting;
    }),
  );
}
