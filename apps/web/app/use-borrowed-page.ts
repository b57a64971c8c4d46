import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/** A page of which only the data is stored begins in another one, which says where it leads: it goes on there. */
export function useBorrowedPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { leadsTo } = document.documentElement.dataset;
    if (leadsTo === undefined) return;
    delete document.documentElement.dataset.leadsTo;
    navigate(leadsTo, { replace: true });
  }, [navigate]);
}
