import { useNavigate } from '@remix-run/react';
import { type Follow, isPlainClick } from '@trailbook/ui/platform';
import { useCallback } from 'react';

/**
 * Has ui's links followed by the router, asked once for all of them: Remix's own links each ask it a dozen things
 * when they are drawn, and a list has hundreds.
 */
export function useFollow(): Follow {
  const navigate = useNavigate();
  return useCallback(
    (event, to) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = location;
      navigate(to, { replace: to === pathname + search + hash });
    },
    [navigate],
  );
}
