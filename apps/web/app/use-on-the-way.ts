import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { destination } from './destination';
import { loadWhole } from './load-whole';

/** The page that the reader is on the way to, and what there is to do while it is long in coming. */
export function useOnTheWay() {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { pathname, search, hash } = useLocation();
  const [whole, setWhole] = useState<typeof next>();
  const to = next ?? whole;
  useEffect(() => {
    destination.current = next;
  }, [next]);

  /** To the page that is shown: whatever was still coming is given up, and nothing is asked for. */
  const stay = useCallback(() => {
    setWhole(undefined);
    navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, hash]);

  /** The router's try is given up first: its page would come beside the one that is loaded whole. */
  const retry = () => {
    if (!to) return;
    stay();
    setWhole(to);
    void loadWhole(to.pathname + to.search + to.hash);
  };

  // Whoever comes back to a page that the browser has kept as it was is on no way any more.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && to) stay();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [to, stay]);
  // Whoever goes elsewhere instead has left the page that was to be loaded whole.
  useEffect(() => setWhole(undefined), [pathname]);
  return { to, retry, stay };
}
