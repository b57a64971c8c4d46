import { parseAmount } from '../dataset/effect-notation.ts';
import type { Effect, EffectEntry } from '../dataset/effect-schema.ts';
import type { SkillWord, State } from '../dataset/effect-vocabulary.ts';
import {
  type Character,
  type CharacterVariant,
  type Dataset,
  type SkillId,
  type SkillType,
  standardSkillKey,
} from '../dataset/index.ts';
import type { Lookup } from '../dataset/lookup.ts';
import { oncePerLookup } from '../dataset/lookup.ts';
import { isGathered } from './character-states.ts';
import { termsOf } from './effect-text.ts';

/** A skill, bonus ability or eidolon that puts somebody into a state of its character's own. */
interface Origin {
  readonly entry: EffectEntry;
  readonly kind: 'skill' | 'point' | 'eidolon';
  readonly id: number;
  /** The character's variants that have it: the standard one, the enhanced one, both. */
  readonly variants: readonly number[];
}

interface Origins {
  readonly ownerOf: ReadonlyMap<EffectEntry, { readonly owner: number; readonly origin: Origin }>;
  readonly byOwner: ReadonlyMap<number, ReadonlyMap<State, readonly Origin[]>>;
}

const originsOf = oncePerLookup(({ dataset }): Origins => {
  const owned = [...dataset.characters.values()].map(
    (character) => [character.id, entriesOf(dataset, character)] as const,
  );
  return {
    ownerOf: new Map(
      owned.flatMap(([owner, all]) =>
        all.map((origin) => [origin.entry, { owner, origin }] as const),
      ),
    ),
    byOwner: new Map(owned.map(([id, all]) => [id, byState(dataset, all)] as const)),
  };
});

/**
 * Special forms, marks and boons have names in sentences only: what brings them about says which is meant. Says
 * nothing where the entry does so itself, and everything once: a list of lines need not repeat it.
 */
export function stateOriginOf(
  lookup: Lookup,
  entry: EffectEntry,
): (state: State, effect: Effect) => string | undefined {
  const seen = new Set<string>();
  return (state, effect) => {
    const owner = ownerOf(lookup, entry, { effect, state });
    const key = `${owner} ${state}`;
    if (seen.has(key)) return undefined;
    seen.add(key);
    const origin = originOf(lookup, entry, { owner, state });
    return origin && originName(lookup, origin);
  };
}

/** The effects that bring a state about that an effect of an entry speaks of, and whose they are. */
export function beginningOf(
  lookup: Lookup,
  { entry, effect }: { readonly entry: EffectEntry; readonly effect: Effect },
  state: State,
): { readonly entry: EffectEntry; readonly effects: readonly Effect[] } | undefined {
  const own = entry.effects.filter((effect) => begins(effect, state));
  if (own.length > 0) return { entry, effects: own };
  const owner = ownerOf(lookup, entry, { effect, state });
  const origin = originOf(lookup, entry, { owner, state })?.entry;
  const effects = origin?.effects.filter((effect) => statesBegunBy(effect).includes(state));
  return origin && effects && { entry: origin, effects };
}

/** What brings a state about, where the entry that speaks of it does not. */
function originOf(
  lookup: Lookup,
  entry: EffectEntry,
  { owner, state }: { readonly owner: number; readonly state: State },
): Origin | undefined {
  if (!isGathered(state) && entry.effects.some((effect) => begins(effect, state))) return undefined;
  const { ownerOf, byOwner } = originsOf(lookup);
  const own = ownerOf.get(entry);
  const origins = byOwner.get(owner)?.get(state) ?? [];
  // An enhanced character's figures are those of its enhanced skills.
  const beside = origins.find(({ variants }) =>
    variants.some((variant) => own?.origin.variants.includes(variant)),
  );
  const origin = beside ?? origins[0];
  return origin?.entry === entry ? undefined : origin;
}

/**
 * Whose state an effect speaks of. What is for one certain character speaks of that one's, and so does the rest of its
 * list, but for what the list itself does or brings about for oneself.
 */
function ownerOf(
  lookup: Lookup,
  entry: EffectEntry,
  { effect, state }: { readonly effect: Effect; readonly state: State },
): number {
  const own = originsOf(lookup).ownerOf.get(entry)?.owner ?? 0;
  if (effect.character !== undefined) return effect.character;
  const isOwn = ({ to }: Effect) => to === 'self';
  const brings = entry.effects.some((each) => isOwn(each) && statesBegunBy(each).includes(state));
  if (isOwn(effect) || brings) return own;
  return entry.effects.find(({ character }) => character !== undefined)?.character ?? own;
}

function entriesOf({ effects, servants }: Dataset, character: Character): Origin[] {
  const { variants, servant } = character;
  const ofServant = servants.get(servant ?? 0)?.skills ?? [];
  const of = (
    kind: Origin['kind'],
    book: typeof effects.skills,
    idsOf: (variant: CharacterVariant) => readonly number[],
  ) =>
    [...new Set(variants.flatMap(idsOf))].flatMap((id): Origin[] => {
      const entry = book.get(id);
      const having = variants.filter((variant) => idsOf(variant).includes(id));
      return entry ? [{ kind, id, entry, variants: having.map(({ enhanced }) => enhanced) }] : [];
    });
  return [
    ...of('skill', effects.skills, ({ points }) => [
      ...points.flatMap((point) => point.skills),
      ...ofServant,
    ]),
    ...of('point', effects.points, ({ points }) => points.map(({ id }) => id)),
    ...of('eidolon', effects.eidolons, ({ eidolons }) => eidolons.map(({ id }) => id)),
  ];
}

/** States by what brings them about: first the talent, of which most are, the technique after all other skills. */
function byState(dataset: Dataset, entries: readonly Origin[]): Map<State, Origin[]> {
  const rank = ({ kind, id }: Origin) => {
    if (kind !== 'skill') return kind === 'point' ? 3 : 4;
    const type = dataset.skills.get(id as SkillId)?.type;
    return type === 'talent' ? 0 : type === 'technique' ? 2 : 1;
  };
  const found = new Map<State, Origin[]>();
  for (const origin of [...entries].sort((a, b) => rank(a) - rank(b))) {
    for (const state of new Set(origin.entry.effects.flatMap(statesBegunBy))) {
      found.set(state, [...(found.get(state) ?? []), origin]);
    }
  }
  return found;
}

/** What lasts for seconds is of exploration, and over before a battle. */
function statesBegunBy(effect: Effect): State[] {
  if (effect.do === 'charge') return gatheredBy(effect);
  return effect.state && begins(effect, effect.state) && !effect.seconds ? [effect.state] : [];
}

/** Points of a resource that has a name of its own are called by that. */
function gatheredBy({ state = 'charge', amount }: Effect): State[] {
  const terms = amount === undefined ? [] : parseAmount(amount).terms;
  return terms.some(({ value, measures }) => measures.length > 0 && !value.isPercent)
    ? []
    : [state];
}

function begins({ do: deed, state }: Effect, sought: State): boolean {
  return deed === 'state' && state === sought;
}

const WORDS: Readonly<Record<SkillType, SkillWord>> = {
  basic: 'basic',
  skill: 'skill',
  ultimate: 'ultimate',
  talent: 'talent',
  technique: 'technique',
  memosprite: 'memospriteSkill',
  memospriteTalent: 'memospriteTalent',
  elation: 'elationSkill',
};

/** Its name in the page's language; what kind of thing it is where it has none there. */
function originName(lookup: Lookup, { kind, id }: Origin): string | undefined {
  const { skills } = termsOf(lookup.dataset, lookup.language);
  const name =
    lookup.name(kind, id) ??
    (kind === 'skill' ? lookup.name(kind, standardSkillKey(id as SkillId)) : null);
  if (name && !name.lang) return name.text;
  if (kind !== 'skill') return skills[kind === 'point' ? 'trace' : 'eidolon'];
  const type = lookup.dataset.skills.get(id as SkillId)?.type;
  return type && skills[WORDS[type]];
}
