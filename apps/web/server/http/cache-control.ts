/** Of pages and what goes with a release: browsers ask each time, shared caches once a minute. */
export const AS_PAGES = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Of what a new release may change an hour late. */
export const FOR_AN_HOUR = 'public, max-age=3600';
