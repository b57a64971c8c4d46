import { useEffect, useState } from 'react';
import type { NavigationProps, SlowNavigation } from './slow-navigation.tsx';

/** Until then a page has loaded all that it begins with. */
const AT_REST_MS = 3000;

/**
 * Tells that a page is on its way: quietly, by a line, once it has taken a moment; and after some seconds in words,
 * which have come while the network still answered. Nothing of the page moves for either.
 */
export function NavigationProgress({ to, onRetry, onStay }: NavigationProps) {
  const [Words, setWords] = useState<typeof SlowNavigation>();
  useEffect(() => {
    const load = () => {
      import('./slow-navigation.tsx').then(
        ({ SlowNavigation }) => setWords(() => SlowNavigation),
        () => undefined,
      );
    };
    const timer = setTimeout(load, AT_REST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!to) return null;
  return (
    <>
      <div className="on-the-way" aria-hidden />
      {Words && <Words to={to} onRetry={onRetry} onStay={onStay} />}
    </>
  );
}
