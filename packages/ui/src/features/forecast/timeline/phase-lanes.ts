import type { PageName } from '@trailbook/core/internal/dataset';
import { bannerDays } from '@trailbook/core/internal/warp';
import type { BannerPhase } from '@trailbook/pages';
import type { Lane } from './timeline.tsx';

/** Phases of banners as lanes of a timeline, with what each features. */
export function phaseLanes(
  phases: readonly BannerPhase[],
): (Omit<Lane, 'label'> & { readonly names: readonly PageName[] })[] {
  return phases.map(({ start, end, featured }) => ({
    key: `${start} ${end}`,
    ...bannerDays({ start, end }),
    look: 'other',
    names: featured.map(({ name }) => name),
  }));
}
