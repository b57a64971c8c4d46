import { parseCondition } from '../../dataset/effect-notation.ts';
import type { Effect } from '../../dataset/effect-schema.ts';
import {
  type Deed,
  type Note,
  SKILL_WORDS,
  type SkillWord,
  type State,
} from '../../dataset/effect-vocabulary.ts';
import {
  CIRCUMSTANCES,
  type Circumstance,
  GROWTHS,
  type Growth,
  MOMENTS,
  type Moment,
} from '../../dataset/sentence-terms.ts';
import { momentsOf, NAMED_STATES, type PlainSubject, type Setting, type When } from './clause.ts';
import { isMisleading } from './misleading.ts';

/** When and how an effect happens; nothing where it asks for more than phrases can say. */
export function settingOf(subject: PlainSubject, effect: Effect): Setting | undefined {
  if (isTooParticular(effect) || isMisleading(subject, effect)) return undefined;
  if (isOfState(subject, effect) || isOfAnother(subject, effect)) return undefined;
  const when = whenOf(momentsOf(effect));
  const conditions = conditionsOf(subject, effect);
  const condition = conditions && when && conditionOf(conditions, when);
  if (!when || !condition || isUnclear(when, condition)) return undefined;
  const growth = growthOf(effect);
  return { when: withoutGain(when, condition), ...condition, ...(growth && { growth }) };
}

/** That something is gathered goes without saying where enough of it is asked for. */
function withoutGain(when: When, { circumstances }: Pick<Setting, 'circumstances'>): When {
  if (!circumstances.includes('charge>=')) return when;
  return { ...when, moments: when.moments.filter((moment) => moment !== 'gainsCharge') };
}

/** What would be wrong if it were left out. */
const TELLING_NOTES: readonly Note[] = [
  'randomOne',
  'otherwise',
  'firstOnly',
  'normalOnly',
  'elitesOnly',
  'byChance',
  'byGreatChance',
  'bySmallChance',
  'together',
  'moreAtk',
  'noOwnEffect',
  'onlyThen',
  'movesOnDeath',
];

function isTooParticular(effect: Effect): boolean {
  const { character, by, seconds, ifAny, path, notes = [] } = effect;
  if ([character, by, seconds, ifAny, path].some((each) => each !== undefined)) return true;
  return notes.some((note) => TELLING_NOTES.includes(note));
}

/** Whether a condition is about an ally whom nothing has named. */
function isUnclear(when: When, { circumstances }: Pick<Setting, 'circumstances'>): boolean {
  const isOfSome = circumstances.some((each) => each.startsWith('anyAlly'));
  return isOfSome && !when.moments.some(isOfAlly);
}

const isOfAlly = (moment: Moment) => moment.startsWith('anyAlly') || moment === 'heals';

/** States and summons that are another's where a skill is partly for one certain character. */
const OF_ONE_CHARACTER =
  /\b(?:boonHolder|marked|summon|boon|mark|stance|zone|charge|memosprite)2?\b/;

function isOfAnother({ effects }: PlainSubject, effect: Effect): boolean {
  const { to = '', when = [], if: conditions = [] } = effect;
  if (effects.every(({ character }) => character === undefined) || to === 'self') return false;
  return [to, ...when, ...conditions].some((text) => OF_ONE_CHARACTER.test(text));
}

/** What a state does that the same skill inflicts: its name says it. */
function isOfState({ effects }: PlainSubject, effect: Effect): boolean {
  const inflicted = effects.filter(({ do: deed }) => deed === 'state').map(({ state }) => state);
  if (effect.do === 'dot') return inflicted.length > 0;
  return (effect.if ?? []).some((text) => {
    const condition = parseCondition(text);
    if (!('state' in condition) || !NAMED_STATES.includes(condition.state)) return false;
    return inflicted.some((state) => state === condition.state);
  });
}

/** States that a technique brings about for some seconds: they are over when the battle begins. */
function statesOfExploration({ effects }: PlainSubject): readonly (State | undefined)[] {
  return effects.filter(({ seconds }) => seconds !== undefined).map(({ state }) => state);
}

/** Conditions that must be said: not that somebody used the technique by which the next battle begins. */
function conditionsOf(
  subject: PlainSubject,
  { when = [], if: conditions = [] }: Effect,
): readonly string[] | undefined {
  const explored = statesOfExploration(subject);
  const asked = conditions.filter((text) => !FEWER_ENEMIES.test(text));
  const told = asked.filter((text) => {
    const condition = parseCondition(text);
    return !('state' in condition && explored.some((state) => state === condition.state));
  });
  return told.length === asked.length || when.includes('nextBattle') ? told : undefined;
}

/** Steps that fewer and fewer enemies reach: with them it grows. */
const FEWER_ENEMIES = /^enemiesCount>=\d+(?:\/\d+)+$/;

const isMoment = (word: string): word is Moment => (MOMENTS as readonly string[]).includes(word);
const isSkill = (word: string): word is SkillWord =>
  (SKILL_WORDS as readonly string[]).includes(word);

/** Events that one phrase says, or nothing where one of them has none. */
function whenOf(events: readonly string[]): When | undefined {
  // What befalls the next battle happens as it begins.
  const words = events.map((event) => (event === 'nextBattle' ? 'battleStart' : event));
  const moments = words.filter(isMoment);
  const uses = words.filter(isSkill);
  const isAll = moments.length + uses.length === words.length;
  return isAll && moments.length + Number(uses.length > 0) <= 2 ? { moments, uses } : undefined;
}

/** Of whom conditions about enemies are. */
const ENEMIES: readonly (string | undefined)[] = ['enemy', 'hitEnemies', 'anyEnemy'];
/** Of when and under what conditions: more than that nobody keeps in mind. */
const MOST_PHRASES = 3;

/** The conditions, where a phrase says each and they are not too many. */
function conditionOf(
  conditions: readonly string[],
  when: When,
): Pick<Setting, 'circumstances' | 'enemyHas'> | undefined {
  const told = conditions.map(oneCondition);
  const circumstances = told.flatMap((each) => each?.circumstance ?? []);
  const [enemyHas, further] = told.flatMap((each) => each?.enemyHas ?? []);
  const phrases = told.length + when.moments.length + Number(when.uses.length > 0);
  if (phrases > MOST_PHRASES || told.includes(undefined) || further) return undefined;
  // A form begins or ends while it lasts.
  const isOfForm = when.moments.some(
    (moment) => moment === 'stanceStart' || moment === 'stanceEnd',
  );
  return {
    circumstances: isOfForm ? circumstances.filter((each) => each !== 'stance') : circumstances,
    ...(enemyHas && { enemyHas }),
  };
}

function oneCondition(
  text: string,
): { readonly circumstance?: Circumstance; readonly enemyHas?: State } | undefined {
  const condition = parseCondition(text);
  const isOfEnemy = ENEMIES.includes(condition.who);
  if ('state' in condition) {
    const { state, not } = condition;
    if (isOfEnemy && !not && NAMED_STATES.includes(state)) {
      // The list above holds states alone.
      return { enemyHas: state as State };
    }
    return circumstance(condition.who, `${not ? '!' : ''}${state}`);
  }
  const sign = condition.sign.startsWith('>') ? '>=' : condition.sign.startsWith('<') ? '<=' : '=';
  return circumstance(condition.who, `${condition.measure}${sign}`);
}

function circumstance(who: string | undefined, words: string) {
  const own = words === 'charge' ? 'charge>=' : words;
  const keys = [who, ENEMIES.includes(who) ? 'enemy' : who].map((each) =>
    each === undefined || each === 'self' ? own : `${each} ${own}`,
  );
  const found = keys.flatMap((key) => CIRCUMSTANCES.filter((each) => each === key))[0];
  return found && { circumstance: found };
}

/** What grows with a count or a stat as one would think: the more, the stronger. */
const GROWING: readonly Deed[] = [
  'damage',
  'additional',
  'followUp',
  'counter',
  'joint',
  'trueDamage',
  'breakDamage',
  'superBreak',
  'elationDamage',
  'dot',
  'heal',
  'shield',
  'up',
];

function growthOf({ do: deed, per, what, if: conditions = [] }: Effect): Growth | undefined {
  const grows = GROWING.includes(deed) || (deed === 'more' && what === 'rate');
  if (grows && conditions.some((text) => FEWER_ENEMIES.test(text))) return 'fewerEnemies';
  if (per === undefined || !grows) return undefined;
  const measure = per.split(' ').at(-1);
  return GROWTHS.find((growth) => growth === measure);
}
