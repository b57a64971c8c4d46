import { type ReactNode, useEffect, useState } from 'react';
import { clientConfig, type Promotion } from '../../client/client-config.ts';
import { whenIdle } from '../../platform/index.ts';

/**
 * Where a promotion may stand. Nothing does until one is there, and whatever fails on the way is no matter.
 * Rule S22.
 */
export function PromotionSlot({ place }: { place: Promotion['place'] }) {
  const [shown, setShown] = useState<ReactNode>();
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const { promotions } = await clientConfig();
      const here = Object.values(promotions).filter((one) => one.place === place);
      if (here.length === 0) return;
      const { choose, PromotionBar } = await import('./promotion-bar.tsx');
      const promotion = await choose(here, place);
      if (isHere && promotion) setShown(<PromotionBar {...promotion} />);
    };
    const stop = whenIdle(() => void ask().catch(() => undefined));
    return () => {
      isHere = false;
      stop();
    };
  }, [place]);
  return shown;
}
