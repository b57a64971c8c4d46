/// <reference types="vite/client" />
import '@remix-run/node';
import type { SiteContext } from './server/site/site-context';

declare module '@remix-run/node' {
  // Types of loader data follow single fetch.
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext extends SiteContext {}
}
