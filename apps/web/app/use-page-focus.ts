import { useLocation, useNavigationType } from '@remix-run/react';
import { isLanguageChanged } from '@trailbook/ui/platform';
import { useEffect } from 'react';
import { createPageFocus, type PageFocus } from './page-focus';

/** One for the tab: a page that crashes is drawn anew, and what led to it counts on. */
let focus: PageFocus | undefined;

/** What leads from page to page. */
const PRESSES = ['click', 'keydown', 'popstate'] as const;

/** Moves the focus along where the router goes. */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const hear = ({ target }: Event) => focus?.press(target);
    for (const press of PRESSES) addEventListener(press, hear, true);
    return () => {
      for (const press of PRESSES) removeEventListener(press, hear, true);
    };
  }, []);
  useEffect(() => {
    focus ??= createPageFocus(document, isLanguageChanged);
    focus.arrive({ pathname, hash, key, isReturn });
  }, [pathname, hash, key, isReturn]);
}
