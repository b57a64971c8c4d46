/// <reference types="vite/client" />
import '@remix-run/node';

declare module '@remix-run/node' {
  // Types of loader data follow single fetch.
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    /** Names the scripts that this answer may run. */
    readonly nonce: string;
  }
}
