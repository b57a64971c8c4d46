import type { BannerType } from '@trailbook/core/internal/warp';
import type { MessageKey } from '../../../i18n/index.ts';

/** How jade is counted: ten departure warps at once cost less, which no record tells. */
export function jadeWords(type: BannerType): MessageKey {
  return type === 2 ? 'warp.explains.jadeOfDeparture' : 'warp.explains.jade';
}
