import { afterAll, inject } from 'vitest';
import { startFirefox } from './firefox/firefox.ts';
import { hearingStories } from './stories/hearing.ts';
import { pageStories } from './stories/pages.ts';
import { plannerStories } from './stories/planner.ts';
import { snapshotStories, storageStories } from './stories/storage.ts';
import { syncStories } from './stories/sync.ts';
import { warpStories } from './stories/warps.ts';

const firefox = await startFirefox(inject('site'), process.env.TRAILBOOK_FIREFOX ?? 'firefox-esr');
afterAll(() => firefox.close());

hearingStories(firefox);
storageStories(firefox);
snapshotStories(firefox);
plannerStories(firefox);
pageStories(firefox);
syncStories(firefox);
warpStories(firefox);
