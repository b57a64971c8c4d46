import type { Lookup, PageName, PageText, Path } from '@trailbook/core/internal/dataset';
import { universePathName } from '@trailbook/core/internal/dataset';
import { raritiesOf } from '../filters.ts';
import { isNamed } from '../skills.ts';
import { type UniverseFrame, type UniverseRequest, universeFrame } from './frame.ts';

export interface BlessingCard {
  readonly id: number;
  readonly name: PageName;
  /** One of the page's paths. */
  readonly path: number;
  readonly rarity: number;
  readonly kind: BlessingKind;
  readonly icon: string;
  /** Figures of its description, one list a level. */
  readonly levels: readonly (readonly number[])[];
  readonly text: PageText | null;
}

/** A path of the Simulated Universe; most are the characters' too. */
export interface UniversePath {
  readonly id: number;
  readonly name: PageName;
  readonly path: Path | null;
}

/** Blessings are found, resonances granted by the path that one is on. */
export const BLESSING_KINDS = ['blessing', 'resonance'] as const;
/** One of the {@link BLESSING_KINDS}. */
export type BlessingKind = (typeof BLESSING_KINDS)[number];

export interface UniverseBlessingsPage extends UniverseFrame {
  readonly part: 'blessings';
  readonly nickname: string;
  readonly hasTexts: boolean;
  readonly blessings: readonly BlessingCard[];
  readonly paths: readonly UniversePath[];
  readonly filters: { readonly rarities: readonly number[] };
}

/** How many blessings are shown at once, and how many more each time. Rule D20. */
export const BLESSINGS_A_PAGE = 44;

/**
 * The blessings, the rarest first, resonances after those of their rarity, by path. Those without a name in any
 * language are left out. Rules D18, D20.
 *
 * @returns undefined where there is no such entry
 */
export function universeBlessingsPage(
  lookup: Lookup,
  request: UniverseRequest,
): UniverseBlessingsPage | undefined {
  const found = universeFrame(lookup, request);
  if (!found) return undefined;
  const { entry: _, ...frame } = found;
  const blessings = lookup.dataset.universe.blessings
    .filter(({ id }) => isNamed(lookup.dataset, 'blessing', id))
    .map(
      ({ id, path, rarity, resonance, levels, icon }): BlessingCard => ({
        id,
        name: lookup.nameOr('blessing', id, id),
        path,
        rarity,
        kind: resonance ? 'resonance' : 'blessing',
        icon,
        levels,
        text: lookup.text('blessingDescription', id),
      }),
    )
    .sort(
      (a, b) =>
        b.rarity - a.rarity ||
        BLESSING_KINDS.indexOf(a.kind) - BLESSING_KINDS.indexOf(b.kind) ||
        a.path - b.path ||
        a.id - b.id,
    );
  return {
    ...frame,
    part: 'blessings',
    nickname: lookup.nickname,
    hasTexts: lookup.hasTexts,
    blessings,
    paths: pathsOf(lookup, new Set(blessings.map(({ path }) => path))),
    filters: { rarities: raritiesOf(blessings) },
  };
}

function pathsOf(lookup: Lookup, shown: ReadonlySet<number>): UniversePath[] {
  return lookup.dataset.universe.paths
    .filter(({ id }) => shown.has(id))
    .map(({ id, path }) => ({
      id,
      path: path ?? null,
      name: universePathName(lookup, id),
    }));
}
