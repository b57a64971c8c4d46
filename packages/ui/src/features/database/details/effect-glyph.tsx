import type { EffectLine } from '@trailbook/core/internal/effects';
import { LineGlyph } from '../../../game/pictures/line-glyph.tsx';

type Deed = EffectLine['deed'];

const SIGNS = {
  blade: 'M4 20 19 4M8 12l4 4M4 16l4 4',
  drop: 'M12 4c3 4 5 7 5 10a5 5 0 0 1-10 0c0-3 2-6 5-10',
  cross: 'M12 5v14M5 12h14',
  shield: 'M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6z',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  bolt: 'M13 3 6 13h5l-1 8 8-11h-5z',
  forward: 'M4 6l7 6-7 6zM13 6l7 6-7 6z',
  ring: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 9v3l2 2',
  star: 'M12 4l2.5 5.5L20 12l-5.5 2.5L12 20l-2.5-5.5L4 12l5.5-2.5z',
} as const;

/** What is done, as a sign; deeds that are not here are damage of one kind or another. */
const DEEDS: Readonly<Partial<Record<Deed, keyof typeof SIGNS>>> = {
  dot: 'drop',
  detonate: 'drop',
  loseHp: 'drop',
  heal: 'cross',
  revive: 'cross',
  survive: 'cross',
  cleanse: 'cross',
  shield: 'shield',
  guard: 'shield',
  immune: 'shield',
  up: 'up',
  more: 'up',
  down: 'down',
  less: 'down',
  dispel: 'down',
  weakness: 'down',
  energy: 'bolt',
  spendEnergy: 'bolt',
  skillPoints: 'bolt',
  spendSkillPoints: 'bolt',
  maxSkillPoints: 'bolt',
  techniquePoints: 'bolt',
  maxTechniquePoints: 'bolt',
  charge: 'bolt',
  spend: 'bolt',
  punchline: 'bolt',
  advance: 'forward',
  delay: 'forward',
  extraTurn: 'forward',
  state: 'ring',
  end: 'ring',
  extend: 'ring',
  summon: 'star',
  dismiss: 'star',
  enhance: 'star',
  use: 'star',
  free: 'star',
  countAs: 'star',
  note: 'star',
};

const SIDES: Readonly<Record<NonNullable<EffectLine['side']>, string>> = {
  // A horned head: a cross would read as 'times'.
  enemies: 'M5 4l4 4h6l4-4v8c0 4-3 7-7 9-4-2-7-5-7-9zM9.5 12.5v1M14.5 12.5v1',
  allies:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M4 19c0-3 2-5 5-5s5 2 5 5M16 5a3 3 0 0 1 0 6M20 19c0-2-1-4-3-5',
  own: 'M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 20c0-4 3-6 6-6s6 2 6 6',
};

const look = 'me-1 inline size-3.5 align-[-0.125em] text-ink-faint';

/** A small sign before what an effect does. */
export function DeedGlyph({ deed }: Pick<EffectLine, 'deed'>) {
  return <Tied d={SIGNS[DEEDS[deed] ?? 'blade']} />;
}

/** A small sign before whom an effect is for. */
export function SideGlyph({ side }: { side: NonNullable<EffectLine['side']> }) {
  return <Tied d={SIDES[side]} />;
}

function Tied({ d }: { d: string }) {
  return (
    <span className="tied">
      <LineGlyph d={d} className={look} />
    </span>
  );
}
