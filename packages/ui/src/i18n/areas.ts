/**
 * The interface's texts by where they are needed: `shell` on every page, the others on some. A page loads
 * no more than its own; `sheets` come with the first sheet of the planner that is opened, `links` with what is shared by
 * a link, `keys` with the sheet
 * that tells a page's keys, `bank` with the pages of items, books and icons and with sheets of items, `palette` with
 * the search, `warpImport` with the import of warps, `warpByHand` with their edit mode, `forecast` with the forecast,
 * `unpulled` with what the planner tells of warps, `universe` with the pages of the Simulated Universe, `globalStats` with what all
 * contributors' warps come to, `home` with the start page, `offline` with the settings' part on times without a
 * network, and with what the service worker says, `emptied` where a store is gone under an open page, `manage` with the
 * settings, `sync` with their part on devices in step and with the mark of a device that syncs, `drive` with that part and
 * with the page that a sign-in leads back to, `about` with the pages on privacy and credits, `desktop` with the bar of the
 * desktop's window, `gameImport` with the import from the game on the desktop,
 * `calendar` with the sheet of calendar and reminders, with what a reminder says, and with the server's feed,
 * `live` with what its scanner tells the planner there, `folders` with what is done there with folders of the player's,
 * `publisher` with achievements from the publisher's page there, `moveIn` with the page that takes files of other tools
 * all at once.
 */
export const AREAS = [
  'shell',
  'database',
  'bank',
  'achievements',
  'planner',
  'sheets',
  'links',
  'keys',
  'palette',
  'data',
  'warp',
  'warpImport',
  'warpByHand',
  'forecast',
  'unpulled',
  'universe',
  'globalStats',
  'exchange',
  'sync',
  'drive',
  'emptied',
  'manage',
  'home',
  'calendar',
  'offline',
  'about',
  'desktop',
  'gameImport',
  'live',
  'folders',
  'publisher',
  'moveIn',
] as const;
export type Area = (typeof AREAS)[number];
