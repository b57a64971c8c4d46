import type { BannerType, Rarity } from '../warp/index.ts';
import type { KeptHistory, KeptPull } from './kept-history.ts';

/**
 * A history in a few bytes: some four a pull. Numbers stand in groups of seven bits, the lowest first; of days
 * and banners only how they differ from those of the pull before.
 */
export function packHistory({ isComplete, gapsAt, pulls }: KeptHistory): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [FORMAT, isComplete ? 1 : 0];
  const put = (number: number) => {
    let rest = number;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  put(gapsAt.length);
  for (const at of gapsAt) put(at);
  put(pulls.length);
  let [day, gachaId] = [0, 0];
  for (const pull of pulls) {
    const isOtherDay = pull.day !== day;
    const isOtherBanner = pull.gachaId !== gachaId;
    bytes.push(
      RARITIES.indexOf(pull.rarity) +
        4 * FEATURED.indexOf(pull.isFeatured) +
        (isOtherDay ? OTHER_DAY : 0) +
        (isOtherBanner ? OTHER_BANNER : 0),
    );
    if (isOtherDay) put(folded(pull.day - day));
    if (isOtherBanner) put(folded(pull.gachaId - gachaId));
    put(pull.itemId);
    ({ day, gachaId } = pull);
  }
  return new Uint8Array(bytes);
}

const FORMAT = 1;
const RARITIES: readonly (Rarity | null)[] = [null, 3, 4, 5];
const FEATURED: readonly (boolean | null)[] = [null, false, true];
const OTHER_DAY = 16;
const OTHER_BANNER = 32;

/**
 * Reads a packed history.
 *
 * @throws RangeError for bytes that are none
 */
export function unpackHistory(type: BannerType, bytes: Uint8Array): KeptHistory {
  let at = 0;
  const byte = () => {
    const value = bytes[at++];
    if (value === undefined) throw new RangeError('A packed history ends too soon.');
    return value;
  };
  const take = () => {
    let [number, weight] = [0, 1];
    for (;;) {
      const next = byte();
      number += (next & 127) * weight;
      if (next < 128) return number;
      weight *= 128;
    }
  };
  if (byte() !== FORMAT) throw new RangeError('A packed history has an unknown format.');
  const isComplete = byte() === 1;
  const gapsAt = Array.from({ length: take() }, take);
  const length = take();
  const pulls: KeptPull[] = [];
  let [day, gachaId] = [0, 0];
  while (pulls.length < length) {
    const head = byte();
    if (head & OTHER_DAY) day += unfolded(take());
    if (head & OTHER_BANNER) gachaId += unfolded(take());
    pulls.push({
      ...{ gachaId, day, itemId: take() },
      rarity: RARITIES[head & 3] ?? null,
      isFeatured: FEATURED[(head >> 2) & 3] ?? null,
    });
  }
  if (at !== bytes.length) throw new RangeError('A packed history has bytes too many.');
  return { type, isComplete, gapsAt, pulls };
}

/** Small numbers of either sign as small numbers. */
function folded(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

function unfolded(number: number): number {
  return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
}
