import * as z from 'zod/mini';

/**
 * How a page was left: the open tab, active filters by their group, the search, and other choices by
 * name, such as an area and its difficulty. What a search finds follows from its text, and where a page
 * was scrolled to is the router's to keep. Source: specification 1, 'Page state record'.
 */
export interface PageState {
  readonly version: 1;
  readonly tab: number;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly search: string;
  readonly choices: Readonly<Record<string, number>>;
}

export const UNTOUCHED_PAGE: PageState = {
  version: 1,
  tab: 0,
  filters: {},
  search: '',
  choices: {},
};

const name = z.string().check(z.regex(/^[A-Za-z]\w{0,39}$/));
const place = z.int().check(z.minimum(0), z.maximum(10_000));

const schema = z.object({
  version: z.literal(1),
  tab: place,
  filters: z.record(name, z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200))),
  search: z.string().check(z.maxLength(200)),
  choices: z.record(name, place),
});

/** Reads how a page was left; untouched where that cannot be told. */
export function readPageState(text: string | null): PageState {
  if (text === null) return UNTOUCHED_PAGE;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : UNTOUCHED_PAGE;
  } catch {
    return UNTOUCHED_PAGE;
  }
}

/** Whether a page is as it is first shown, so that there is nothing to keep. */
export function isUntouched({ tab, filters, search, choices }: PageState): boolean {
  return (
    tab === 0 &&
    search === '' &&
    Object.values(filters).every((values) => values.length === 0) &&
    Object.keys(choices).length === 0
  );
}
