/** What the help sends players with. All else of a query is the sender's, and is not handed back. */
const HELP = '?helpmode';

/** What an address that leads on takes along of the query that it was asked for with. */
export function helpQuery({ searchParams }: URL): string {
  return searchParams.has('helpmode') ? HELP : '';
}
