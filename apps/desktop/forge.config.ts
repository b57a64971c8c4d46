import { FuseV1Options, FuseVersion } from '@electron/fuses';
import { MakerDeb } from '@electron-forge/maker-deb';
import { MakerDMG } from '@electron-forge/maker-dmg';
import { MakerRpm } from '@electron-forge/maker-rpm';
import { MakerZIP } from '@electron-forge/maker-zip';
import { FusesPlugin } from '@electron-forge/plugin-fuses';
import type { ForgeConfig } from '@electron-forge/shared-types';
import { BESIDE, isLeftOut } from './scripts/package-files.ts';

const NAME = 'trailbook';
/** The scheme of links that lead to the program. */
const LINKS = `x-scheme-handler/${NAME}`;

/** Set where a release is signed; docs/desktop.md tells how. */
const { APPLE_ID, APPLE_PASSWORD, APPLE_TEAM } = process.env;
const isSignedForMac = APPLE_ID && APPLE_PASSWORD && APPLE_TEAM;

const config: ForgeConfig = {
  packagerConfig: {
    name: 'Trailbook',
    executableName: NAME,
    appBundleId: 'app.trailbook.desktop',
    appCategoryType: 'public.app-category.utilities',
    protocols: [{ name: 'Trailbook', schemes: [NAME] }],
    asar: true,
    ignore: isLeftOut,
    // All that the program needs is in its bundles.
    prune: false,
    // Checked at the start against the list in the archive.
    extraResource: [BESIDE],
    ...(isSignedForMac && {
      osxSign: {},
      osxNotarize: { appleId: APPLE_ID, appleIdPassword: APPLE_PASSWORD, teamId: APPLE_TEAM },
    }),
  },
  makers: [
    { name: 'electron-forge-maker-nsis', platforms: ['win32'], config: {} },
    new MakerZIP({}, ['darwin', 'linux']),
    new MakerDMG({ name: 'Trailbook' }, ['darwin']),
    new MakerDeb({ options: { name: NAME, bin: NAME, mimeType: [LINKS], categories: ['Game'] } }),
    new MakerRpm({ options: { name: NAME, bin: NAME, mimeType: [LINKS], categories: ['Game'] } }),
  ],
  plugins: [
    // What the packaged program can do is settled in its binary: it is no Node for whoever starts it.
    new FusesPlugin({
      version: FuseVersion.V1,
      [FuseV1Options.RunAsNode]: false,
      [FuseV1Options.EnableCookieEncryption]: true,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
      [FuseV1Options.EnableNodeCliInspectArguments]: false,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
      [FuseV1Options.OnlyLoadAppFromAsar]: true,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    }),
  ],
};

export default config;
