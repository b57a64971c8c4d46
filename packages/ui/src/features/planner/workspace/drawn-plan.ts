/** What draws a plan: it comes where there is one. */
export { Ticket } from './ticket.tsx';
export { TotalBar, Totals } from './total-board.tsx';
