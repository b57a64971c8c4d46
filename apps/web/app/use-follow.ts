import { useNavigate } from '@remix-run/react';
import type { Follow } from '@trailbook/ui/platform';
import { type MouseEvent, useCallback } from 'react';

/**
 * Has ui's links followed by the router, asked once for all of them: Remix's own links each ask it a dozen things
 * when they are drawn, and a list has hundreds.
 */
export function useFollow(): Follow {
  const navigate = useNavigate();
  return useCallback(
    (event, to) => {
      if (event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const { pathname, search, hash } = location;
      navigate(to, { replace: to === pathname + search + hash });
    },
    [navigate],
  );
}

/** Whether the click means here and now, and not another tab, another window or a file. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
