/** Where the site serves the operator's pictures and voices itself: beside the files of the build, which have other endings. */
export const ASSETS_ADDRESS = '/assets';
