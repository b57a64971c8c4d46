import { createContext, useContext } from 'react';

/**
 * The query of the address, for effects only: a page is drawn without it, the same for everybody.
 */
export const QueryContext = createContext('');

export function useQuery(): string {
  return useContext(QueryContext);
}
