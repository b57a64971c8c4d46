import type { ForecastDocument, StoredIncome, StoredTarget } from '../documents/forecast.ts';
import { type ShownIncome, shownIncome } from '../shown-income.ts';

/** A target of another forecast; beside one's own, where both wait for the same. */
export type TargetLine =
  | { readonly kind: 'new' | 'over' | 'unknown'; readonly theirs: StoredTarget }
  | {
      readonly kind: 'planned' | 'same';
      readonly theirs: StoredTarget;
      readonly mine: StoredTarget;
    };

/** What comes in for another player, beside one's own line of the same kind or name. */
export interface IncomeBeside {
  readonly kind: 'new' | 'planned' | 'same';
  readonly theirs: ShownIncome;
  /** Undefined for a line that is not there; the game's are always there. */
  readonly mine: ShownIncome | undefined;
}

export interface ComparedForecasts {
  readonly targets: readonly TargetLine[];
  readonly income: readonly IncomeBeside[];
}

interface Options {
  /** Days before it are over. */
  readonly today: string;
  /** Whether the data know what a target is of. */
  readonly isKnown: (itemId: number) => boolean;
}

/**
 * Another forecast beside one's own, piece by piece. Two targets are the same where they are of the same on days that
 * overlap: a banner that comes again is another one.
 * Rules P44, W60.
 */
export function compareForecasts(
  mine: ForecastDocument,
  theirs: ForecastDocument,
  { today, isKnown }: Options,
): ComparedForecasts {
  const free = [...mine.targets];
  const targets = theirs.targets.map((their): TargetLine => {
    const at = free.findIndex((own) => isSameTarget(own, their));
    const [own] = at === -1 ? [] : free.splice(at, 1);
    if (own) return { kind: isAsWanted(own, their) ? 'same' : 'planned', theirs: their, mine: own };
    if (their.until < today) return { kind: 'over', theirs: their };
    const isNew = their.itemId === null || isKnown(their.itemId);
    return { kind: isNew ? 'new' : 'unknown', theirs: their };
  });
  const unmatched = shownIncome(mine);
  const income = shownIncome(theirs)
    .filter(({ key }) => Object.hasOwn(theirs.income, key))
    .map((their): IncomeBeside => {
      const at = unmatched.findIndex((own) => isSameIncome(own, their));
      const [line] = at === -1 ? [] : unmatched.splice(at, 1);
      return { kind: kindOfIncome(line?.line, their.line), theirs: their, mine: line };
    });
  return { targets, income };
}

/** Whether two targets wait for the same banner. */
export function isSameTarget(a: StoredTarget, b: StoredTarget): boolean {
  const isOfSame =
    a.itemId === b.itemId && (a.itemId !== null || (a.name ?? '') === (b.name ?? ''));
  return a.type === b.type && isOfSame && a.from <= b.until && b.from <= a.until;
}

/** Whether two lines are the same income, of the game or of the player's own. */
export function isSameIncome(a: ShownIncome, b: ShownIncome): boolean {
  if (a.kind !== undefined || b.kind !== undefined) return a.kind === b.kind;
  return (a.line.name ?? '') === (b.line.name ?? '') && a.line.rhythm === b.line.rhythm;
}

function isAsWanted(a: StoredTarget, b: StoredTarget): boolean {
  return a.copies === b.copies && a.from === b.from && a.until === b.until;
}

function kindOfIncome(mine: StoredIncome | undefined, theirs: StoredIncome): IncomeBeside['kind'] {
  if (!mine || (mine.jade === 0 && mine.passes === 0)) return 'new';
  const isSame =
    mine.jade === theirs.jade &&
    mine.passes === theirs.passes &&
    mine.isOn === theirs.isOn &&
    mine.on === theirs.on;
  return isSame ? 'same' : 'planned';
}
