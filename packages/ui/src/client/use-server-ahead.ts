import { useEffect, useState } from 'react';
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
