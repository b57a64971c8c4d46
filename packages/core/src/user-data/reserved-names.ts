/** Where a profile's name would stand for what belongs to the device. */
export const DEVICE = '';

/** The profile that is there before a player makes any. */
export const DEFAULT_PROFILE = 'default';

/** The part of a document that says its version, and whatever is not divided. */
export const HEAD = '';
