/** Rule S6: the carousel advances after this long without anybody at it. */
const IDLE_MS = 2500;
/** Rule S6: how often it looks. */
const CHECK_MS = 500;

export interface AutoAdvance {
  /** Somebody was at it: the time begins anew. */
  readonly touch: () => void;
  readonly stop: () => void;
}

/**
 * Advances again and again, each time after a while in which nobody held or touched it.
 *
 * @param isHeld - whether somebody looks at it closely, or wants nothing to move
 */
export function autoAdvance(advance: () => void, isHeld: () => boolean): AutoAdvance {
  let idleSince = Date.now();
  const touch = () => {
    idleSince = Date.now();
  };
  const timer = setInterval(() => {
    if (isHeld()) touch();
    if (Date.now() - idleSince < IDLE_MS) return;
    touch();
    advance();
  }, CHECK_MS);
  return { touch, stop: () => clearInterval(timer) };
}
