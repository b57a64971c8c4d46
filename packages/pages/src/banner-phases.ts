import type { Phase } from '@trailbook/core/internal/calendar';
import type { Dataset, Element, Lookup, PageName, Path } from '@trailbook/core/internal/dataset';
import { compareVersions, isNew } from '@trailbook/core/internal/dataset';
import { instantOf } from '@trailbook/core/internal/warp';

/** A character or light cone as the start page shows it. */
export interface HomeThing {
  readonly id: number;
  readonly kind: 'character' | 'lightCone';
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number;
  readonly path: Path;
  /** Light cones have none. */
  readonly element?: Element | undefined;
  readonly isNew: boolean;
}

/** Banners that run from one time of the servers to another. */
export interface BannerPhase {
  readonly version: string;
  readonly start: string;
  readonly end: string;
  /** The same in milliseconds since 1970, by the clock of the Asian server. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly featured: readonly HomeThing[];
}

const SHOWN_VERSIONS = 2;
/** Hours between UTC and the server whose clock is taken. */
const ZONE = 8;

/** Banners of the two latest versions whose times are known, in the order of their starts. */
export function bannerPhases(lookup: Lookup): BannerPhase[] {
  const { banners, unnumbered } = lookup.dataset.banners;
  const timed = [...banners.filter(isTimed), ...unnumbered];
  const versions = [...new Set(timed.map(({ version }) => version))]
    .sort((a, b) => compareVersions(b, a))
    .slice(0, SHOWN_VERSIONS);
  const phases = new Map<string, BannerPhase>();
  for (const { version, start, end, featured } of timed) {
    const thing = versions.includes(version) ? thingOf(lookup, featured) : undefined;
    if (!thing) continue;
    const key = `${start} ${end}`;
    const before = phases.get(key)?.featured ?? [];
    const [startsAt, endsAt] = [instantOf(start, ZONE), instantOf(end, ZONE)];
    phases.set(key, { version, start, end, startsAt, endsAt, featured: [...before, thing] });
  }
  return [...phases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, phase]) => phase);
}

/** The same phases for a calendar, with no more than it tells. */
export function calendarPhases(lookup: Lookup): Phase[] {
  return bannerPhases(lookup).map(({ version, start, end, featured }) => ({
    ...{ version, start, end },
    featured: featured.map(({ name }) => name.text),
  }));
}

type Banner = Dataset['banners']['banners'][number];
type TimedBanner = { readonly [Fact in 'version' | 'start' | 'end']: string } & {
  readonly featured: number;
};

function isTimed(banner: Banner): banner is Banner & TimedBanner {
  const { version, start, end, featured } = banner;
  return [version, start, end, featured].every((fact) => fact !== undefined);
}

/** A character or light cone by what a banner features. */
export function thingOf(lookup: Lookup, id: number): HomeThing | undefined {
  const { dataset } = lookup;
  // Both are asked for by what a banner features, which knows no kinds.
  const character = [...dataset.characters.values()].find((one) => one.id === id);
  if (character) {
    const { pageId, rarity, path, element } = character;
    const name = lookup.character(character.id);
    const facts = { pageId, rarity, path, element, name, isNew: isNew(dataset, character) };
    return { id, kind: 'character', ...facts };
  }
  const lightCone = [...dataset.lightCones.values()].find((one) => one.id === id);
  if (!lightCone) return undefined;
  const { pageId, rarity, path } = lightCone;
  const name = lookup.nameOr('lightCone', id, id);
  return { id, kind: 'lightCone', pageId, rarity, path, name, isNew: isNew(dataset, lightCone) };
}
