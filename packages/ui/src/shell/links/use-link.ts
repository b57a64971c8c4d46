import { useEffect, useState } from 'react';
import { takeLink } from './take-link.ts';

/** Shows what the address has brought, once no other sheet is open: what is entered there stays. Rule P44. */
export function useLink(name: string, isOpen: boolean, show: (link: string) => void): void {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    const read = () => {
      const taken = takeLink(name);
      if (taken !== undefined) setLink(taken);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [name]);
  useEffect(() => {
    if (link === undefined || isOpen) return;
    setLink(undefined);
    show(link);
  }, [link, isOpen, show]);
}
