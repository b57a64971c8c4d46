import { describe, expect, it } from 'vitest';
import { requiredStates } from './character-states.ts';

describe('requiredStates', () => {
  it('is the mark of the enemies whom it is for, the boon of who attacks, the zone that must be there', () => {
    expect(requiredStates({ do: 'dispel', to: 'marked' })).toEqual(['mark']);
    expect(requiredStates({ do: 'heal', when: ['boonHolder attack'] })).toEqual(['boon']);
    expect(requiredStates({ do: 'heal', if: ['zone2', 'enemy mark'] })).toEqual(['zone2', 'mark']);
  });

  it('is nothing that must not be there, that the game has a name for, or that is counted', () => {
    expect(requiredStates({ do: 'heal', to: 'allies', if: ['!stance', 'enemy freeze'] })).toEqual(
      [],
    );
    expect(requiredStates({ do: 'heal', if: ['mark>=#1'] })).toEqual([]);
  });
});
