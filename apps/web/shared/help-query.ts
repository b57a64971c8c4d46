/** What the help sends players with. All else of a query is the sender's, and is not handed back. */
const HELP = '?helpmode';

/** What an address that leads on takes along of the query that it was asked for with. */
export function helpQuery({ searchParams }: URL): string {
  return searchParams.has('helpmode') ? HELP : '';
}

/** An answer that is drawn from its address alone: where it leads on, it takes the help along only now. */
export function withHelp(answer: Response, help: string): Response {
  const address = answer.headers.get('Location');
  if (address === null || help === '') return answer;
  const headers = new Headers(answer.headers);
  headers.set('Location', address + help);
  return new Response(answer.body, { status: answer.status, headers });
}
