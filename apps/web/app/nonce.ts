import { createContext } from 'react';

/** The answer's script nonce on the server; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
