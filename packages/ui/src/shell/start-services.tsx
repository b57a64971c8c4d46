import type { Language } from '@trailbook/core/internal/dataset';
import type { ReactNode } from 'react';
import { loadMessages } from '../i18n/index.ts';
import { isDesktop, isReminding, type Site } from '../platform/index.ts';
import { DebugPanel } from './services/debug-panel.tsx';
import { visit } from './services/visit.ts';

/** Brings what goes on in the desktop's window beside any page: the shell knows no feature. */
export type InWindow = () => Promise<ReactNode>;

/** What comes to a page once it rests, by where it stands. */
export interface Parts {
  /** The panel for developers. */
  readonly panel?: ReactNode;
  /** In the bar of the desktop's window: the way back, and what the foot holds elsewhere. */
  readonly back?: ReactNode;
  readonly links?: ReactNode;
  /** How the device and the cloud stand to each other. */
  readonly mark?: ReactNode;
}

/** Tells of the visit whom the operator has set up, and brings the parts that the page has not come with. */
export async function startServices(
  site: Site,
  path: string,
  language: Language,
  syncs: boolean,
  inWindow: InWindow,
): Promise<Parts> {
  const { services, debug, revision } = site;
  if (isReminding()) void remind(language);
  if (services) visit(services, path, revision);
  if (!isDesktop()) {
    return { ...(debug && { panel: <DebugPanel /> }), ...(syncs && (await syncMark(language))) };
  }
  const [{ WindowBack, WindowLinks }, { WindowParts }, mark, beside] = await Promise.all([
    import('./window-bar.tsx'),
    import('./desktop/window-parts.tsx'),
    syncs ? syncMark(language) : {},
    inWindow().catch(() => null),
    loadMessages(language, ['desktop', 'offline']),
  ]);
  const panel = (
    <>
      <DebugPanel />
      <WindowParts />
      {beside}
    </>
  );
  return { panel, back: <WindowBack />, links: <WindowLinks />, ...mark };
}

/** Where it cannot come, the next page may bring it. */
async function remind(language: Language): Promise<void> {
  const came = await import('../features/calendar/reminders/start-reminders.ts').catch(
    () => undefined,
  );
  came?.startReminders(language);
}

/** Where it cannot come, the page goes on without. */
async function syncMark(language: Language): Promise<Parts> {
  const came = await Promise.all([
    import('./sync-mark.tsx'),
    loadMessages(language, ['sync']),
  ]).catch(() => undefined);
  if (!came) return {};
  const [{ SyncMark }] = came;
  return { mark: <SyncMark /> };
}
