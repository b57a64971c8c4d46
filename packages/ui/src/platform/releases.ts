/** Said to the page: a newer release is there. */
export const NEW_RELEASE = 'trailbook:new-release';

/** Said by the page, before it loads itself anew for a newer release: whoever does more than that prevents it. */
export const TO_NEW_RELEASE = 'trailbook:to-new-release';

/** Said by the page: a file of its release could not be had. */
export const PART_LOST = 'trailbook:part-lost';
