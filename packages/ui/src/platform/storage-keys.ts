declare global {
  interface Window {
    /** When this page was asked to add what it names to the plan. */
    requestedAdditions?: Readonly<Record<string, number>>;
  }
}

/** Where a tab keeps how its pages were left, until it is closed. */
export const PAGE_STATE_PREFIX = 'trailbook:page:';

/** Under what a browser keeps the names of what shall be added to the plan, each with the moment it was asked for. */
export const ADDITION_PREFIX = 'trailbook:add:';
