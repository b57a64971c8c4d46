import { useEffect, useState } from 'react';
import { takeLink } from '../../../shell/links/take-link.ts';
import type { Sheet } from '../sheets/sheets.tsx';

/** Shows a plan that the address has brought, once no other sheet is open: what is entered there stays. Rule P44. */
export function useSharedPlan(open: Sheet | undefined, show: (sheet: Sheet) => void): void {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    const read = () => {
      const taken = takeLink('plan');
      if (taken !== undefined) setLink(taken);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (link === undefined || open) return;
    setLink(undefined);
    show({ sheet: 'shared', link });
  }, [link, open, show]);
}
