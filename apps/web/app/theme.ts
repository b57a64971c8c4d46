import { createContext } from 'react';

const ELEMENT = 'style[data-theme-styles]';

/**
 * The site's styles, which stand in the page itself so that nothing is waited for before it is painted. The
 * server knows them; the browser need not load again what it has, and reads them from the page.
 */
export const ThemeContext = createContext(
  import.meta.env.SSR ? '' : (document.querySelector(ELEMENT)?.textContent ?? ''),
);
