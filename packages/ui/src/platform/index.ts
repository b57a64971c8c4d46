export { isLanguageChanged } from './appearance.ts';
export { clearBadge, showBadge } from './badge.ts';
export type { Choices, Gender, Motion, Shortcuts, Theme } from './cookies.ts';
export { NAMES, readChoices } from './cookies.ts';
export type {
  DesktopUpdate,
  FolderFailed,
  FoldersBridge,
  FoundAccounts,
  GameAccount,
  GameBridge,
  LiveBridge,
  LiveEvent,
  NoGameAccount,
  PublisherBridge,
  PublisherList,
} from './desktop.ts';
export { desktopBridge, isDesktop, tellCrash } from './desktop.ts';
export { downloadFile } from './download.ts';
export type { Feature } from './features.ts';
export { FEATURES, featuresOf } from './features.ts';
export type { LaunchedFiles } from './launch-queue.ts';
export { listenToLaunches } from './launch-queue.ts';
export type { Follow } from './link.tsx';
export { FollowContext, isPlainClick, Link } from './link.tsx';
export {
  canKeepChoices,
  canKeepPages,
  cookiesHere,
  isMedia,
  keepChoice,
  serviceWorkers,
} from './permitted.ts';
export {
  forgetPlayer,
  isPlayer,
  isSyncing,
  listenToSyncing,
  PLAYER_KEY,
  rememberLack,
  rememberPlayer,
  rememberSyncing,
} from './player.ts';
export { HashContext, QueryContext, useHash, useQuery } from './query.ts';
export { NEW_RELEASE, PART_LOST, TO_NEW_RELEASE } from './releases.ts';
export { forgetReminders, isReminding } from './reminding.ts';
export { report, takeReports } from './report.ts';
export type { Services } from './services.ts';
export type { Communities, KnownAssets, KnownPicture, Site } from './site.tsx';
export { KnownAssetsContext, SiteContext, useSite } from './site.tsx';
export { labelTray, useTrayLine } from './tray-line.ts';
export { uidIn } from './uid-in.ts';
export { switchOn, useFeature } from './use-feature.ts';
export { whenIdle } from './when-idle.ts';
