import type { Element, Lookup, PageName, Path } from '@trailbook/core/internal/dataset';
import { oncePerLookup } from '@trailbook/core/internal/dataset';
import {
  beginningOf,
  type Effect,
  type EffectEntry,
  type EffectLine,
  effectLine,
  effectTextOf,
  FEAT_GROUPS,
  FEATS,
  type Feat,
  featLabel,
  featNamer,
  featsOf,
  lineText,
  requiredStates,
} from '@trailbook/core/internal/effects';
import { characterCards } from './characters.ts';
import {
  characterSources,
  type EffectSource,
  lightConeSources,
  relicSources,
  type SourcedEntry,
} from './effect-sources.ts';
import { lightConeCards } from './light-cones.ts';
import { relicCards } from './relics.ts';

/** By what somebody does it, with the very lines. */
export interface DoerSource extends EffectSource, EffectLines {
  /** What it hangs on: the mark that enemies get first, with whom, how likely and how long. */
  readonly basis: readonly EffectLines[];
  /** The levels, or superimpositions, that its figures are of: the one that its page shows first, and the highest. */
  readonly firstLevel: number;
  readonly lastLevel: number;
  /** Whether a line of it has another figure at the highest level. */
  readonly grows: boolean;
}

/** Lines with the figures that they are told at. */
export interface EffectLines {
  readonly lines: readonly EffectLine[];
  /** The figures of the level that is shown first, and of the highest where they grow. */
  readonly levels: readonly (readonly number[])[];
}

/** Somebody or something that does what is asked for. */
export interface Doer {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly rarity: number | null;
  readonly icon: string;
  readonly path: Path | null;
  readonly element: Element | null;
  readonly sources: readonly DoerSource[];
}

export interface WhoCanPage {
  readonly id: number;
  readonly pageId: Feat;
  /** The question, for the title. */
  readonly name: PageName;
  readonly label: string;
  readonly group: string;
  readonly characters: readonly Doer[];
  readonly lightCones: readonly Doer[];
  readonly relics: readonly Doer[];
}

export interface WhoCanListPage {
  readonly groups: readonly {
    readonly legend: string;
    readonly feats: readonly {
      readonly pageId: Feat;
      readonly label: string;
      readonly characters: number;
      readonly lightCones: number;
      readonly relics: number;
    }[];
  }[];
}

/**
 * Who can do one thing that players ask for, with the lines that say how much, for whom and how long. Those who need no
 * eidolon for it come first, else all stand as in their lists.
 *
 * @returns undefined when nobody can, or there is no such feat
 */
export function whoCanPage(lookup: Lookup, id: number): WhoCanPage | undefined {
  const { dataset } = lookup;
  const feat = FEATS.find((row) => row.id === id);
  if (!feat || !dataset.featsByPage.has(feat.pageId)) return undefined;
  const effectText = effectTextOf(lookup);
  const { feats } = effectText.terms;
  const label = featLabel(lookup.language, featNamer(effectText)(feat.pageId));
  const toSources = (entries: readonly SourcedEntry[]) =>
    entries.flatMap((sourced) => doerSource(lookup, sourced, feat.pageId));
  const doersAmong = <Card extends Omit<Doer, 'sources' | 'path' | 'element'> & Doable>(
    cards: readonly Card[],
    kinds: (card: Card) => Pick<Doer, 'path' | 'element'>,
    sourcesOf: (card: Card) => readonly SourcedEntry[],
  ): Doer[] =>
    cards
      .filter(({ does }) => does.includes(feat.pageId))
      .map((card) => ({
        id: card.id,
        pageId: card.pageId,
        name: card.name,
        rarity: card.rarity,
        icon: card.icon,
        ...kinds(card),
        sources: toSources(sourcesOf(card)),
      }));
  const characters = doersAmong(
    characterCards(lookup),
    ({ path, element }) => ({ path, element }),
    ({ pageId }) => of(dataset.charactersByPage.get(pageId), (it) => characterSources(lookup, it)),
  );
  return {
    id,
    pageId: feat.pageId,
    name: { text: feats.who.replace('{x}', label) },
    label,
    group: feats.groups[feat.group],
    characters: characters.sort((a, b) => Number(isByEidolon(a)) - Number(isByEidolon(b))),
    lightCones: doersAmong(
      lightConeCards(lookup),
      ({ path }) => ({ path, element: null }),
      ({ pageId }) =>
        of(dataset.lightConesByPage.get(pageId), (it) => lightConeSources(lookup, it)),
    ),
    relics: doersAmong(
      relicCards(lookup),
      () => ({ path: null, element: null }),
      ({ pageId }) => of(dataset.relicsByPage.get(pageId), (it) => relicSources(lookup, it)),
    ),
  };
}

function doerSource(
  lookup: Lookup,
  { source, entry, firstLevel, levels }: SourcedEntry,
  feat: Feat,
): DoerSource[] {
  const effects = entry.effects.filter((effect) => featsOf(effect).includes(feat));
  if (effects.length === 0) return [];
  const effectText = effectTextOf(lookup, entry);
  const linesOf = (those: readonly Effect[], at: SourcedEntry['levels']): EffectLines => ({
    lines: those.map((effect) => withoutFeat(effectLine(effectText, effect))),
    levels: ends(at),
  });
  const required = new Map(
    effects.flatMap((effect) => requiredStates(effect).map((state) => [state, effect] as const)),
  );
  const basis = [...required].flatMap(([state, effect]) => {
    const beginning = beginningOf(lookup, { entry, effect }, state);
    const its = beginning && (beginning.entry === entry ? levels : levelsOf(lookup, beginning));
    return beginning && its ? [linesOf(beginning.effects, its)] : [];
  });
  const main = linesOf(effects, levels);
  const lastLevel = main.levels.length > 1 ? firstLevel + levels.length - 1 : firstLevel;
  const grows = [main, ...basis].some((lines) => isGrowing(lookup, lines));
  return [{ ...source, ...main, basis, firstLevel, lastLevel, grows }];
}

/** The figures of what a character's other skill, bonus ability or eidolon does. */
function levelsOf(lookup: Lookup, { entry }: { readonly entry: EffectEntry }) {
  return characterEntries(lookup).get(entry)?.levels;
}

const characterEntries = oncePerLookup(
  (lookup) =>
    new Map(
      [...lookup.dataset.characters.values()].flatMap((character) =>
        characterSources(lookup, character).map((sourced) => [sourced.entry, sourced] as const),
      ),
    ),
);

function isGrowing({ language }: Lookup, { lines, levels }: EffectLines): boolean {
  const [first = [], last = first] = levels;
  return lines.some((line) => lineText(language, line, first) !== lineText(language, line, last));
}

/** All that players ask for, with how many can do it. */
export function whoCanListPage(lookup: Lookup): WhoCanListPage {
  const { doers, featsByPage } = lookup.dataset;
  const effectText = effectTextOf(lookup);
  const nameOf = featNamer(effectText);
  const counted = (feats: ReadonlyMap<number, readonly Feat[]>, feat: Feat) =>
    [...feats.values()].filter((done) => done.includes(feat)).length;
  return {
    groups: FEAT_GROUPS.map((group) => ({
      legend: effectText.terms.feats.groups[group],
      feats: [...featsByPage.values()]
        .filter((feat) => feat.group === group)
        .map(({ pageId }) => ({
          pageId,
          label: featLabel(lookup.language, nameOf(pageId)),
          characters: counted(doers.characters, pageId),
          lightCones: counted(doers.lightCones, pageId),
          relics: counted(doers.relics, pageId),
        })),
    })).filter(({ feats }) => feats.length > 0),
  };
}

interface Doable {
  readonly does: readonly Feat[];
}

/** Whether only eidolons make it possible. */
function isByEidolon({ sources }: Doer): boolean {
  return sources.every(({ kind }) => kind === 'eidolon');
}

function of<Thing, Result>(
  thing: Thing | undefined,
  sourcesOf: (thing: Thing) => readonly Result[],
): readonly Result[] {
  return thing === undefined ? [] : sourcesOf(thing);
}

/** Here every line is of the same feat: none leads on. */
function withoutFeat({ feat: _, ...line }: EffectLine): EffectLine {
  return line;
}

function ends(levels: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const first = levels[0] ?? [];
  const last = levels.at(-1) ?? [];
  return JSON.stringify(first) === JSON.stringify(last) ? [first] : [first, last];
}
