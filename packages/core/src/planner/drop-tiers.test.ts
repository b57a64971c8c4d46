import { describe, expect, it } from 'vitest';
import {
  DEFAULT_TIERS,
  DROP_SOURCES,
  EQUILIBRIUM_LEVELS,
  equilibriumOf,
  equilibriumOfTiers,
  HIGHEST_TIERS,
  tiersAt,
} from './drop-tiers.ts';

// Rule P38.
describe('the difficulties of an equilibrium level', () => {
  it('are the highest that it opens', () => {
    expect(tiersAt(0)).toEqual({ gold: 1, crimson: 1, echo: 1, shadow: 1 });
    expect(tiersAt(3)).toEqual({ gold: 4, crimson: 4, echo: 3, shadow: 2 });
    expect(tiersAt(5)).toEqual({ gold: 5, crimson: 6, echo: 5, shadow: 4 });
    for (const level of EQUILIBRIUM_LEVELS) {
      const tiers = tiersAt(level);
      for (const source of DROP_SOURCES) {
        const next = tiers[source] + 1;
        if (tiers[source] > 1)
          expect(equilibriumOf(source, tiers[source])).toBeLessThanOrEqual(level);
        if (next <= HIGHEST_TIERS[source])
          expect(equilibriumOf(source, next)).toBeGreaterThan(level);
      }
    }
  });

  it('tell the level again, the default the highest', () => {
    for (const level of EQUILIBRIUM_LEVELS) expect(equilibriumOfTiers(tiersAt(level))).toBe(level);
    expect(equilibriumOfTiers(DEFAULT_TIERS)).toBe(EQUILIBRIUM_LEVELS.at(-1));
  });

  it('tell none once one was set by itself', () => {
    expect(equilibriumOfTiers({ ...DEFAULT_TIERS, echo: 2 })).toBeUndefined();
  });

  it('of a plan that names more than the game has are the highest', () => {
    expect(equilibriumOfTiers({ gold: 9, crimson: 9, echo: 9, shadow: 9 })).toBe(6);
  });
});
