import type { MessageKey } from '../../../../i18n/index.ts';

/** The ways to the link, by where the game is played. Rule W26. */
export const PLATFORMS = ['pc1', 'pc2', 'android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** What is done, one after the other; undefined stands for the command that is copied. */
export const STEPS: Readonly<Record<Platform, readonly (MessageKey | undefined)[]>> = {
  pc1: ['warpImport.openRecords', undefined, 'warpImport.pc1.run', 'warpImport.pc1.paste'],
  pc2: [
    'warpImport.openRecords',
    'warpImport.pc2.tool',
    'warpImport.pc2.folder',
    'warpImport.pc2.sort',
    'warpImport.pc2.copy',
  ],
  android: [
    'warpImport.openRecords',
    'warpImport.android.offline',
    'warpImport.android.copy',
    'warpImport.android.paste',
  ],
  ios: [
    'warpImport.ios.app',
    'warpImport.ios.record',
    'warpImport.ios.find',
    'warpImport.ios.paste',
  ],
};

/** What a platform is called: some have a name of their own, the same in every language. */
export const PLATFORM_NAMES: Readonly<
  Record<Platform, { readonly key: MessageKey } | { readonly name: string }>
> = {
  pc1: { key: 'warpImport.pc1.name' },
  pc2: { key: 'warpImport.pc2.name' },
  android: { name: 'Android' },
  ios: { name: 'iOS' },
};
