import type { IconCard } from '@trailbook/pages';
import { initialsOf, Picture } from '../../../game/index.ts';

interface Props {
  readonly icon: Pick<IconCard, 'name' | 'rarity' | 'icon'>;
  readonly sizes: string;
  readonly className: string;
  readonly isMain?: boolean;
}

/** A player icon; where there is no picture of it, the initials of its name in a ring. */
export function IconPicture({ icon: { name, rarity, icon }, ...shown }: Props) {
  return (
    <Picture path={icon} {...shown}>
      <svg
        viewBox="0 0 96 96"
        aria-hidden
        className="size-full"
        style={{ color: rarity === null ? 'var(--ink-faint)' : `var(--rarity-${rarity})` }}
      >
        <circle cx="48" cy="48" r="40" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <text
          x="48"
          y="58"
          fontSize="28"
          fontWeight="600"
          textAnchor="middle"
          fill="currentColor"
          className="font-display"
        >
          {initialsOf(name.text)}
        </text>
      </svg>
    </Picture>
  );
}
