import type { ReactNode } from 'react';

/** One group of filters: the id it is kept under, and the field of a card that it asks for. */
export interface FilterGroup<Card> {
  readonly id: string;
  readonly field: keyof Card;
  /** What the address calls it, if not as the field. */
  readonly param?: string;
  readonly legend: string;
  /** Whether one choice takes the place of another, as in a dropdown. */
  readonly isExclusive?: boolean;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly picture?: ReactNode;
  }[];
}
