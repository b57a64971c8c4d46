import { type ReactNode, useEffect, useState } from 'react';
import { isDesktop, useSite, whenIdle } from '../platform/index.ts';

/**
 * What the operator has set up beside the site, and the panel for developers: nothing of it is loaded where there
 * is nothing to start. Source: specification 1, section 2, 'Popups and overlays' and 'On every navigation'.
 */
export function Services({ path }: { path: string }) {
  const site = useSite();
  // As the page was made: later answers may be of another release than its scripts.
  const [{ services, debug, revision }] = useState(site);
  const [panel, setPanel] = useState<ReactNode>();
  useEffect(() => {
    const isDebugged = debug !== null || isDesktop();
    if (!services && !isDebugged) return;
    const start = async () => {
      const { DebugPanel, visit } = await import('../services/start.ts');
      if (services) visit(services, path, revision);
      if (isDebugged) setPanel(<DebugPanel />);
    };
    return whenIdle(() => void start().catch(() => undefined));
  }, [services, debug, revision, path]);
  return panel;
}
