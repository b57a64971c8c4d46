import { PATHS } from '../dataset/index.ts';

/** Rarities that a custom character may have; 6 is a protagonist. Source: specification 2, section 3. */
export const CUSTOM_RARITIES = [4, 5, 6] as const;
export const CUSTOM_LIGHT_CONE_RARITIES = [3, 4, 5] as const;

/** Paths that a custom character may have. Source: specification 2, section 2. */
export const CUSTOM_PATHS = PATHS.slice(0, 7);

/** No family: stored, it is a number, as versions that ask for a family expect one. They show the entry uncounted. */
export const NO_FAMILY = 0;
