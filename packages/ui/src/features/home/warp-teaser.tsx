import { askWarpOverview } from '@trailbook/api/calls/warp-overview';
import { type ReactNode, useEffect, useState } from 'react';
import { answerOf, ownSite } from '../../client/site-calls.ts';
import { loadMessages, useI18n } from '../../i18n/index.ts';

/**
 * What the warp tracker has counted. It stands there once the server has said so; where it does not, nothing does.
 * Rule S6.
 */
export function WarpTeaser() {
  const { language } = useI18n();
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const overview = await answerOf(askWarpOverview(ownSite, {}, left.signal));
      if (overview.code !== 0 || overview.count === 0) return;
      const [{ WarpTeaserText }] = await Promise.all([
        import('./warp-teaser-text.tsx'),
        loadMessages(language, ['globalStats']),
      ]);
      if (!left.signal.aborted) setShown(<WarpTeaserText {...overview} />);
    };
    load().catch(() => undefined);
    return () => left.abort();
  }, [language]);
  return shown;
}
