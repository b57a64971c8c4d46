import { type Region, ZONE_HOURS } from '../basics/servers.ts';
import { instantOf } from '../warp/time.ts';

/** Banners that run from one time to another, as the game's tables write times. */
export interface Phase {
  readonly version: string;
  readonly start: string;
  readonly end: string;
  /** What they feature, by name. */
  readonly featured: readonly string[];
}

/** When banners of a version begin or end on a server. */
export interface BannerMoment {
  readonly edge: 'begin' | 'end';
  readonly version: string;
  /** Which of the version's beginnings or ends it is, from 1: later data may know another day of it. */
  readonly ordinal: number;
  /** In milliseconds. */
  readonly at: number;
  readonly featured: readonly string[];
}

/** Updates of the game come everywhere at once; their times are told by the clock of this server. */
const UPDATE_ZONE = ZONE_HOURS.asia;

// Rule S33.
/** When banners begin and end on a server, in the order of time; those of one moment together. */
export function bannerMoments(phases: readonly Phase[], region: Region): BannerMoment[] {
  const updates = updatesOf(phases);
  const onServer = (time: string) => instantOf(time, ZONE_HOURS[region]);
  const edges = phases.flatMap((phase): Edge[] => {
    const { version, start, end, featured } = phase;
    const updated = updates.get(version) ?? Number.NEGATIVE_INFINITY;
    const begins = instantOf(start, UPDATE_ZONE) === updated ? updated : onServer(start);
    const next = [...updates.values()].filter((at) => at > updated);
    const ends = Math.min(onServer(end), ...next);
    return [
      { edge: 'begin', version, at: begins, featured },
      { edge: 'end', version, at: Math.max(begins, ends), featured },
    ];
  });
  return together(edges.sort((a, b) => a.at - b.at));
}

type Edge = Omit<BannerMoment, 'ordinal'>;

/** When each version came: its first banners begin with it. */
function updatesOf(phases: readonly Phase[]): ReadonlyMap<string, number> {
  const updates = new Map<string, number>();
  for (const { version, start } of phases) {
    const at = instantOf(start, UPDATE_ZONE);
    updates.set(version, Math.min(at, updates.get(version) ?? at));
  }
  return updates;
}

function together(edges: readonly Edge[]): BannerMoment[] {
  const moments = new Map<string, BannerMoment>();
  const counts = new Map<string, number>();
  for (const { edge, version, at, featured } of edges) {
    const key = `${edge} ${version} ${at}`;
    const known = moments.get(key);
    const ordinal = known?.ordinal ?? (counts.get(edge + version) ?? 0) + 1;
    counts.set(edge + version, Math.max(ordinal, counts.get(edge + version) ?? 0));
    const names = [...new Set([...(known?.featured ?? []), ...featured])];
    moments.set(key, { edge, version, ordinal, at, featured: names });
  }
  return [...moments.values()];
}
