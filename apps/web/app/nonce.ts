import { createContext } from 'react';

/** Marks the scripts and styles that a page draws on the server, see server/pages/csp-hashes.server.ts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
