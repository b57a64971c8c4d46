import type { ForgeConfig } from '@electron-forge/shared-types';

const config: ForgeConfig = {
  packagerConfig: {
    name: 'Trailbook',
    asar: true,
    // The site's build and the game's data travel beside the bundle.
    extraResource: ['../web/build', '../../data'],
  },
  makers: [],
};

export default config;
