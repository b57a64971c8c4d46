import { useEffect, useRef } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useHash } from '../../../platform/index.ts';

/** Says to a device that syncs already what becomes of the key that its address brought: nothing. */
export function OfferedWhileSyncing({ isSame }: { isSame: boolean }) {
  const { t } = useI18n();
  const said = useRef<HTMLParagraphElement>(null);
  const hash = useHash();
  // On an open page the router scrolls to the top, and then knows the address.
  useEffect(() => said.current?.scrollIntoView?.({ block: 'center' }), [hash]);
  return (
    <p ref={said} role="alert" className="max-w-prose text-wait">
      {t(isSame ? 'sync.offeredSame' : 'sync.offeredOther')}
    </p>
  );
}
