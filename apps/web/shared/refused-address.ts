import type { Language } from '@trailbook/core/internal/dataset';

/** Why the site does not look at an address, as a status: it is no address, it leads nowhere, it is too long. */
const STATUSES: readonly number[] = [400, 404, 414];
const REFUSED = /\/-\/(\d{3})$/;

/** Where a page stands that says in words that an address was refused. */
export function refusedAddress(language: Language, status: number): string | undefined {
  return STATUSES.includes(status) ? `/${language}/-/${status}` : undefined;
}

/** The status of a page about refused addresses; undefined for every other page. */
export function refusedStatus(pathname: string): number | undefined {
  const status = Number(REFUSED.exec(pathname)?.[1]);
  return STATUSES.includes(status) ? status : undefined;
}
