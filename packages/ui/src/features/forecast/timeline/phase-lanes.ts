import type { PageName } from '@trailbook/core/internal/dataset';
import type { StoredTarget } from '@trailbook/core/internal/user-data';
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

/** Phases with what is not wanted of them; those that have more to feature. */
export function phasesBeside(
  phases: readonly BannerPhase[],
  targets: readonly Pick<StoredTarget, 'itemId' | 'from' | 'until'>[],
): BannerPhase[] {
  const beside = phases.map((phase) => {
    const { from, until } = bannerDays(phase);
    const isWanted = (id: number) =>
      targets.some(
        (target) => target.itemId === id && target.from === from && target.until === until,
      );
    return { ...phase, featured: phase.featured.filter(({ id }) => !isWanted(id)) };
  });
  return beside.filter(({ featured }) => featured.length > 0);
}
