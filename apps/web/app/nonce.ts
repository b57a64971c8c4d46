import { createContext } from 'react';

/** Marks the scripts that a page draws on the server, see own-scripts.server.ts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
