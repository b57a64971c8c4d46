import type { Feat, FeatGroup } from '../feats.ts';
import type {
  Aspect,
  Deed,
  End,
  GameEvent,
  Note,
  Period,
  Quantity,
  Scope,
  SkillWord,
  Stat,
  State,
  Target,
} from '../vocabulary.ts';

type Words<Word extends string> = Readonly<Record<Word, string>>;

/** Stats that are called as on a character's page. */
export type NamedStat =
  | 'hp'
  | 'atk'
  | 'def'
  | 'spd'
  | 'critRate'
  | 'critDmg'
  | 'breakEffect'
  | 'effectHit'
  | 'effectRes'
  | 'energyRate'
  | 'healing'
  | 'elation'
  | 'maxEnergy';

/** A second or third thing of a kind is called as the first, with a number behind. */
type Further = `${string}${2 | 3}`;

/** Whoever it was that a line has named before: 'any enemy: enters the field', then 'that enemy'. */
export type Again = 'thatEnemy' | 'thatAlly';

/** A text with a figure `{n}`, by plural category. */
export type CountForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/**
 * The vocabulary in one language: terms that stand by themselves, in the form in which a list names them. None is
 * bent to fit another, so that none can be bent wrongly.
 */
export interface EffectTerms {
  readonly deeds: Words<Exclude<Deed, 'up' | 'down'>>;
  readonly targets: Words<Target | Again>;
  readonly stats: Words<Exclude<Stat, NamedStat>>;
  readonly quantities: Words<Exclude<Quantity, State>>;
  readonly states: Words<Exclude<State, Further>>;
  readonly events: Words<Exclude<GameEvent, SkillWord>>;
  readonly skills: Words<SkillWord | Scope>;
  readonly aspects: Words<Aspect>;
  /** For whom a skill is besides, where the line says who they are and not how many. */
  readonly newTargets: string;
  /** States of which it is not said that somebody is without them. */
  readonly denied: Words<'present' | 'leads' | 'broken' | 'ofPath' | 'full'>;
  readonly ends: Words<End>;
  readonly periods: Words<Period>;
  readonly notes: Words<Note>;
  /** What players ask for: most of it is called by terms above. */
  readonly feats: Words<'lower' | 'raise' | 'who' | 'allies' | 'resistControl'> & {
    /** Stats that are bent by what happens to them: 'Защита', but 'Снижение защиты'. */
    readonly changed?: Readonly<Partial<Record<Stat | NamedStat, string>>>;
    readonly groups: Words<FeatGroup>;
    /** How else players write it, for the search. */
    readonly also: Readonly<Partial<Record<Feat, readonly string[]>>>;
  };
  /**
   * What is told of the very stat that changes does not name it again: `ofUsual` of what it is anyway, `ofCaster` of
   * that of whose skill it is, `ofValue` of somebody else's.
   *
   * `{x}` is a term, `{n}` a figure, `{who}` a target, `{period}` a period.
   */
  readonly patterns: Words<
    | 'higher'
    | 'lower'
    | 'max'
    | 'per'
    | 'perTimes'
    | 'times'
    | 'timesEach'
    | 'chance'
    | 'fixed'
    | 'cooldown'
    | 'of'
    | 'ofWhose'
    | 'ofUsual'
    | 'ofCaster'
    | 'ofValue'
    | 'who'
    | 'not'
    | 'if'
    | 'or'
    | 'list'
    | 'seconds'
  >;
  readonly counts: Readonly<Record<'turns' | 'stacks' | 'hits', CountForms>>;
}
