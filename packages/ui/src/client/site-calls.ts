import { createClient } from '@trailbook/core/client';

/** The calls of the site that the page is of. */
export const siteCalls = createClient({
  origin: '',
  // Without a network the browser would log each try.
  fetch: (url, init) =>
    navigator.onLine ? fetch(url, init) : Promise.reject(new Error('There is no network.')),
});
