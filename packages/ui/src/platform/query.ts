import { createContext, useContext } from 'react';

/**
 * The query of the address, for effects only: a page is drawn without it, the same for everybody.
 */
export const QueryContext = createContext('');

export function useQuery(): string {
  return useContext(QueryContext);
}

/** What follows the query in the address, for effects only as well. */
export const HashContext = createContext('');

export function useHash(): string {
  return useContext(HashContext);
}
