import { afterAll, describe, inject } from 'vitest';
import { hearingStories } from './stories/hearing.ts';
import { pageStories } from './stories/pages.ts';
import { plannerStories } from './stories/planner.ts';
import { snapshotStories, storageStories } from './stories/storage.ts';
import { syncStories } from './stories/sync.ts';
import { warpStories } from './stories/warps.ts';
import { startWebKit } from './webkit/webkit.ts';

const driver = process.env.TRAILBOOK_WEBKIT_DRIVER ?? 'WebKitWebDriver';

const webKit = await startWebKit(inject('site'), driver, { isSafariPrivate: false });
const asInSafari = await startWebKit(inject('site'), driver, { isSafariPrivate: true });
afterAll(async () => {
  await webKit.close();
  await asInSafari.close();
});

describe('as Debian ships it, without a file system', () => {
  hearingStories(webKit);
  storageStories(webKit);
  snapshotStories(webKit);
  plannerStories(webKit);
  pageStories(webKit);
  syncStories(webKit);
  warpStories(webKit);
});

describe('as in a private window of Safari, whose file system refuses', () =>
  snapshotStories(asInSafari));
