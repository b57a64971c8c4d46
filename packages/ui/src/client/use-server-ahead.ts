import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverAhead } from './client-config.ts';

/** How far the server's clock is ahead, in milliseconds: by the device's own until the server has told its. */
export function useServerAhead(): number {
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    let isHere = true;
    serverAhead().then((ahead) => isHere && setAhead(ahead));
    return () => {
      isHere = false;
    };
  }, []);
  return ahead;
}

const HALF_A_MINUTE_MS = 30_000;

/**
 * What is read off the server's clock, half a minute exact; told anew only when it is another. Undefined until the page
 * lives.
 */
export function useServerClock<Read extends string | number>(
  read: (now: number) => Read,
): Read | undefined {
  const ahead = useServerAhead();
  return useSyncExternalStore(
    tick,
    () => read(Math.floor(Date.now() / HALF_A_MINUTE_MS) * HALF_A_MINUTE_MS + ahead),
    () => undefined,
  );
}

function tick(changed: () => void): () => void {
  const timer = setInterval(changed, HALF_A_MINUTE_MS);
  return () => clearInterval(timer);
}
