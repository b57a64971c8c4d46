/** What of a second is heard at most. */
interface Limits {
  readonly maxBytes: number;
  /** Of frames. */
  readonly mostASecond: number;
}

/** Tells whether a frame of so many bytes is still heard within this second. */
export function floodGate({ maxBytes, mostASecond }: Limits): (bytes: number) => boolean {
  let second = { at: 0, frames: 0, bytes: 0 };
  return (bytes) => {
    const at = Math.floor(performance.now() / 1000);
    if (second.at !== at) second = { at, frames: 0, bytes: 0 };
    second.frames++;
    second.bytes += bytes;
    return second.frames <= mostASecond && second.bytes <= maxBytes;
  };
}
