import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/** A page of which only the data is stored begins in another's place, and says where it leads. */
export function useHeading(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { heading } = document.documentElement.dataset;
    if (heading === undefined) return;
    delete document.documentElement.dataset.heading;
    navigate(heading, { replace: true });
  }, [navigate]);
}
