import { useEffect, useRef, useState } from 'react';
import { listenToLaunches } from '../../platform/index.ts';
import { takeLink } from '../../shell/links/take-link.ts';
import { SHARED_MARK, type Shared, type ShareFault } from '../../shell/offline/protocol.ts';
import { takeShared } from '../../shell/offline/take-shared.ts';

/**
 * What the system hands to the installed site: what was shared to it, and files that were opened with it. Each comes as
 * if it had been chosen on the page. Rules S36 and U38.
 *
 * @returns why something did not come
 */
export function useHandedIn(onGiven: (given: Shared) => void): ShareFault | undefined {
  const [fault, setFault] = useState<ShareFault>();
  const give = useRef(onGiven);
  give.current = onGiven;
  useEffect(() => {
    const mark = takeLink(SHARED_MARK);
    if (mark !== undefined) {
      void takeShared(mark).then((taken) =>
        typeof taken === 'string' ? setFault(taken) : give.current(taken),
      );
    }
    return listenToLaunches(({ files, isPartial }) => {
      if (isPartial) setFault('unread');
      if (files.length > 0) give.current({ files, text: '' });
    });
  }, []);
  return fault;
}
