/**
 * How a page was left: the open tab, active filters by their group, the search, and other choices by
 * name, such as an area and its difficulty. What a search finds follows from its text, and where a page
 * was scrolled to is the router's to keep. Rule U4.
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

/** Reads how a page was left; untouched where that cannot be told. */
export function readPageState(text: string | null): PageState {
  if (text === null) return UNTOUCHED_PAGE;
  try {
    const kept: unknown = JSON.parse(text);
    return isPageState(kept) ? kept : UNTOUCHED_PAGE;
  } catch {
    return UNTOUCHED_PAGE;
  }
}

/** By hand: a schema's machinery would be a tenth of what a list's page loads. */
function isPageState(kept: unknown): kept is PageState {
  if (!isRecord(kept)) return false;
  const { version, tab, filters, search, choices } = kept;
  return (
    version === 1 &&
    isPlace(tab) &&
    isText(search, 200) &&
    isRecord(filters) &&
    isNamed(filters) &&
    Object.values(filters).every(isFilter) &&
    isRecord(choices) &&
    isNamed(choices) &&
    Object.values(choices).every(isPlace)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNamed(values: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(values).every((name) => /^[A-Za-z]\w{0,39}$/.test(name));
}

function isPlace(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000;
}

function isFilter(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 200 && value.every((chosen) => isText(chosen, 80));
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest;
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
