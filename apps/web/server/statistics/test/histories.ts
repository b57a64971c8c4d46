import { type KeptPull, keptPull } from '@trailbook/core/internal/global-statistics';
import type { BannerType, Pull, WarpTables } from '@trailbook/core/internal/warp';
import { fakeAccount } from '@trailbook/fakes';
import type { Contribution } from '../contributions.ts';
import { contributorNames } from '../statistics-key.ts';

export const NAMES = contributorNames('k'.repeat(40));
const NOW = Date.parse('2026-11-01T00:00:00Z');
const YEAR_MS = 365 * 86_400_000;

/** Enough of the game for made-up accounts: light cones tell their rarity by their number. */
export const TABLES: WarpTables = {
  rarities: new Map([
    ...[1001, 1002, 1008, 1009, 1013, 1103, 1105, 1106, 1108, 1109].map((id) => [id, 4] as const),
    ...[1003, 1004, 1101, 1104, 1107, 1209, 1211].map((id) => [id, 5] as const),
  ]),
  featured: new Map([[2003, 1102]]),
};

/** All that one made-up account would give. */
export function contributionsOf(seed: number, pulls = 200): Contribution[] {
  const uid = String(600_000_000 + seed);
  const account = fakeAccount({ uid, seed, pulls, from: NOW - YEAR_MS, until: NOW });
  return [...account.pulls].map(([type, all]) => contributionOf(nameOf(seed), type, all));
}

/** Stands for a contributor. */
export function nameOf(seed: number): string {
  return `contributor-${String(seed).padStart(10, '0')}`;
}

/** A contribution of pulls as the game's records have them. */
export function contributionOf(
  contributor: string,
  type: BannerType,
  pulls: readonly Pull[],
): Contribution {
  const markOf = (id: string) => NAMES.markOf(contributor, id);
  return { contributor, type, pulls: pulls.map((pull) => kept(type, pull)), markOf };
}

function kept(type: BannerType, pull: Pull): KeptPull & { readonly id: string } {
  return { id: pull.id, ...keptPull(TABLES, type, pull) };
}
