/** Pixels a pull. */
export const SCALE = 2;
/** Width of a sign, and the room that signs need at both ends of a row. */
export const SIGN = 46;
/** Height of a sign with its number. */
export const SIGN_HEIGHT = 60;
/** From the lowest sign to the track, and from the track to the siding and the foot of the row. */
export const TO_TRACK = 14;
export const TO_SIDING = 18;
export const FOOT = 14;
