import type { Lookup } from '@trailbook/core/internal/dataset';
import { type BannerPhase, bannerPhases } from './banner-phases.ts';

/** What the forecast shows to everybody. */
export interface ForecastPage {
  /** Banners whose times are known, in the order of their starts. */
  readonly phases: readonly BannerPhase[];
}

export function forecastPage(lookup: Lookup): ForecastPage {
  return { phases: bannerPhases(lookup) };
}
