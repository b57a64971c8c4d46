import { describe, expect, it } from 'vitest';
import { heldBy } from './nameless.ts';

describe('heldBy', () => {
  it('is the mark of the enemies whom it is for, the boon of who attacks, the zone that must be there', () => {
    expect(heldBy({ do: 'dispel', to: 'marked' })).toEqual(['mark']);
    expect(heldBy({ do: 'heal', when: ['boonHolder attack'] })).toEqual(['boon']);
    expect(heldBy({ do: 'heal', if: ['zone2', 'enemy mark'] })).toEqual(['zone2', 'mark']);
  });

  it('is nothing that must not be there, that the game has a name for, or that is counted', () => {
    expect(heldBy({ do: 'heal', to: 'allies', if: ['!stance', 'enemy freeze'] })).toEqual([]);
    expect(heldBy({ do: 'heal', if: ['mark>=#1'] })).toEqual([]);
  });
});
