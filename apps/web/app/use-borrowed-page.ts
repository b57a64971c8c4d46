import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * A page of which only the data is stored begins in another one, which says where it leads: it goes on there. Until then
 * nothing of the other one is shown (theme.css): what is pressed would not be what was meant.
 */
export function useBorrowedPage(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasLeft = useRef(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.leadsTo === undefined) return;
    if (hasLeft.current) delete dataset.leadsTo;
    else navigate(dataset.leadsTo, { replace: true });
    hasLeft.current = true;
  }, [navigate, pathname]);
}
