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

/** The server's clock, half a minute exact; undefined until the page lives. */
export function useServerNow(): number | undefined {
  const ahead = useServerAhead();
  const now = useSyncExternalStore(
    tick,
    () => Math.floor(Date.now() / HALF_A_MINUTE_MS) * HALF_A_MINUTE_MS,
    () => undefined,
  );
  return now === undefined ? undefined : now + ahead;
}

function tick(changed: () => void): () => void {
  const timer = setInterval(changed, HALF_A_MINUTE_MS);
  return () => clearInterval(timer);
}
