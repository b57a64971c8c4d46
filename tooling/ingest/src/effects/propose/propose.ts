import type { Effect } from '@trailbook/core/internal/effects';
import { paramsIn } from '@trailbook/core/internal/effects';
import { PHRASES } from './phrases.ts';
import { type Draft, endIn, eventsIn, RULES, type Writable } from './rules.ts';

export interface Proposal {
  readonly effects: readonly Effect[];
  /** Words that no rule knows: a reader must look. */
  readonly leftover: readonly string[];
  /** Parameters that the text does not name. */
  readonly internal: readonly number[];
  /** Whether something is not understood. */
  readonly isUnsure: boolean;
}

/**
 * Effects for a text with placeholders, out of the words around them.
 *
 * @param text - with names replaced, see `withoutNames`
 * @param params - how many parameters there are
 */
export function propose(text: string, params: number): Proposal {
  const effects: Effect[] = [];
  const leftover: string[] = [];
  for (const sentence of text.split(/[。\n；]/)) {
    const said = proposeSentence(sentence.trim());
    effects.push(...said.effects);
    leftover.push(...said.leftover);
  }
  const named = new Set(paramsIn(text));
  const internal = Array.from({ length: params }, (_, index) => index + 1).filter(
    (param) => !named.has(param),
  );
  const told = new Set(paramsIn(JSON.stringify(effects)));
  const isUnsure = leftover.length > 0 || [...named].some((param) => !told.has(param));
  return { effects, leftover, internal, isUnsure };
}

function proposeSentence(sentence: string): { effects: Effect[]; leftover: string[] } {
  const draft: Draft = { effects: [], next: {}, attack: undefined, target: undefined };
  const leftover: string[] = [];
  for (const clause of sentence.split('，')) {
    const rest = readClause(clause.trim(), draft);
    if (rest) leftover.push(rest);
  }
  return { effects: draft.effects.filter(isEffect).map(ordered), leftover };
}

/** Applies rules till none knows more; answers the words that are left. */
function readClause(clause: string, draft: Draft): string {
  const events = eventsIn(clause);
  if (events.length > 0 && paramsIn(clause).length === 0) {
    draft.next.when = [...(draft.next.when ?? []), ...events];
    return '';
  }
  const until = endIn(clause);
  if (until && paramsIn(clause).length === 0) {
    for (const effect of draft.effects) effect.until ??= until;
    return '';
  }
  let rest = withoutEvent(withoutPhrases(clause, draft), draft);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { sign, say } of RULES) {
      const match = sign.exec(rest);
      if (!match?.[0]) continue;
      say(match.groups ?? {}, draft);
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
      changed = true;
      break;
    }
  }
  return rest.replace(FILLERS, '').replace(/\s/g, '');
}

/** Phrases become notes of the effect before them. */
function withoutPhrases(clause: string, draft: Draft): string {
  return PHRASES.reduce((rest, [sign, note]) => {
    const match = sign.exec(rest);
    if (!match || paramsIn(match[0]).length > 0) return rest;
    const effect = draft.effects.at(-1) ?? draft.next;
    if (note) effect.notes = [...(effect.notes ?? []), note];
    return rest.replace(match[0], ' ');
  }, clause);
}

/** An event at the head of a clause, as in `施放终结技时额外恢复#1点能量`. */
function withoutEvent(clause: string, draft: Draft): string {
  const head = /^[^#]*?(?:时|后)/.exec(clause)?.[0];
  const events = head ? eventsIn(head) : [];
  if (!head || events.length === 0) return clause;
  draft.next.when = [...(draft.next.when ?? []), ...events];
  return clause.slice(head.length);
}

/** Words that say nothing of their own once the others are understood. */
const FILLERS =
  /并且|同时|随后|然后|立即|额外|此外|并|使得?|且|则|对|为|会|将|的|攻击命中时|有|自身|该效果|，|、|和|与|后|时|目标|其|若|当|下|进行|施放|状态|指定|敌方|我方|被|在|可|能|该|每个|：/g;

function isEffect(effect: Writable): effect is Effect {
  return effect.do !== undefined;
}

const FIELDS = [
  'do',
  'to',
  'character',
  'stat',
  'scope',
  'element',
  'path',
  'state',
  'skill',
  'what',
  'amount',
  'max',
  'per',
  'chance',
  'fixed',
  'turns',
  'until',
  'seconds',
  'stacks',
  'hits',
  'count',
  'limit',
  'each',
  'cooldown',
  'when',
  'if',
  'notes',
] as const;

/** The fields in the order in which they are read. */
function ordered(effect: Effect): Effect {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (effect[field] === undefined ? [] : [[field, effect[field]]])),
  ) as unknown as Effect;
}
