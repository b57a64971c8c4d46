import type { Lookup } from '@trailbook/core/internal/dataset';
import { listedCharacters } from '@trailbook/core/internal/dataset';
import { type BannerPhase, bannerPhases, type HomeThing, thingOf } from './banner-phases.ts';

/** What the start page shows to everybody. */
export interface HomePage {
  /** How many characters there are. */
  readonly characters: number;
  readonly slides: readonly HomeThing[];
  /** Those of the two latest versions whose times are known, in the order of their starts. */
  readonly phases: readonly BannerPhase[];
}

/** The light cone on the start page. Rule S6. */
const SHOWN_LIGHT_CONE = 23052;

export function homePage(lookup: Lookup): HomePage {
  const { characters } = lookup.dataset;
  const [latest] = listedCharacters(lookup.dataset);
  const slides = [latest && thingOf(lookup, latest.id), thingOf(lookup, SHOWN_LIGHT_CONE)];
  return {
    characters: characters.size,
    slides: slides.filter((slide) => slide !== undefined),
    phases: bannerPhases(lookup),
  };
}
