/** The id of an entry's ticket on the page. */
export function ticketId(entryId: number | ''): string {
  return `entry-${entryId}`;
}

/** The entry whose ticket has an id. */
export function entryIdOf({ id }: { readonly id: string }): number {
  return Number(id.slice(ticketId('').length));
}

/** Brings an entry's ticket into view, and the focus onto it. */
export function goToTicket(entryId: number): void {
  const ticket = document.getElementById(ticketId(entryId));
  ticket?.scrollIntoView({ block: 'nearest' });
  ticket?.focus();
}
