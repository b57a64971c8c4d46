import { type Line, linesOf } from '@trailbook/core/internal/achievements';
import type {
  Achievement,
  AchievementSeries,
  Lookup,
  PageName,
  PageText,
} from '@trailbook/core/internal/dataset';
import { compareVersions } from '@trailbook/core/internal/dataset';
import type { Listed, Neighbours } from './neighbours.ts';
import { neighboursOf } from './neighbours.ts';

/** An achievement as a line shows it. */
export interface AchievementItem {
  readonly id: number;
  /** Null where neither the language nor English has a title: it is shown by its number. */
  readonly name: PageName | null;
  /** Its place in its series, from 1. */
  readonly number: number;
  readonly rarity: Achievement['rarity'];
  readonly jade: number;
  readonly hidden: boolean;
  /** The version that brought it; null where that is not known. */
  readonly version: string | null;
  /** What is to be done for it, where an operator's texts tell. */
  readonly description: {
    readonly text: PageText;
    readonly params: readonly number[];
    readonly nickname: string;
  } | null;
  /** What is answered or done for it, in our own words: with a choice, where no condition is told. Rule A8. */
  readonly answer?: string | undefined;
  /** Its series, where that is another than the page's. */
  readonly series: Listed | null;
}

/** A rarity that some achievements have, and what one of it gives. */
export type RarityJade = Pick<Achievement, 'rarity' | 'jade'>;

export interface AchievementLine extends Line<AchievementItem> {
  /** The mission in which one of them is chosen, as far as it is known. */
  readonly mission?: string | undefined;
}

export interface SeriesCard extends Listed {
  readonly id: number;
  readonly icon: string;
  readonly count: number;
}

/** What sums over all achievements are made of: the ids and jade of each series, and the sets that exclude. */
export interface AchievementTally {
  readonly series: readonly {
    readonly id: number;
    readonly achievements: readonly (readonly [id: number, jade: number])[];
  }[];
  readonly exclusive: readonly (readonly number[])[];
}

export interface AchievementListPage {
  readonly series: readonly SeriesCard[];
  /** The newest first. */
  readonly versions: readonly string[];
  readonly rarities: readonly RarityJade[];
  readonly choices: number;
  readonly tally: AchievementTally;
  readonly hasConditions: boolean;
}

export interface AchievementSeriesPage extends SeriesCard {
  readonly lines: readonly AchievementLine[];
  /** The newest first. */
  readonly versions: readonly string[];
  readonly rarities: readonly RarityJade[];
  readonly neighbours: Neighbours;
  /** Whether an operator's texts tell what is to be done for any of them. */
  readonly hasConditions: boolean;
}

export interface AchievementChoicesPage {
  /** Whether anything tells what is to be done or answered for any of them. */
  readonly hasConditions: boolean;
  /** The sets of which a player can have only one, those of the newest version first. */
  readonly choices: readonly AchievementLine[];
}

/** The series of achievements in the game's order, and what sums over all are made of. */
export function achievementListPage(lookup: Lookup): AchievementListPage {
  const { achievements, exclusive } = lookup.dataset.achievements;
  const series = seriesCards(lookup);
  return {
    series,
    versions: versionsOf(achievements),
    rarities: raritiesOf(achievements),
    choices: exclusive.length,
    tally: {
      series: series.map(({ id }) => ({
        id,
        achievements: inSeries(lookup, id).map(({ id: own, jade }) => [own, jade] as const),
      })),
      exclusive,
    },
    hasConditions: hasConditions(lookup, achievements),
  };
}

/**
 * A series with all of its lines, in the game's order.
 *
 * @returns undefined when there is no such series
 */
export function achievementSeriesPage(
  lookup: Lookup,
  id: number,
): AchievementSeriesPage | undefined {
  const cards = seriesCards(lookup);
  const card = cards.find((one) => one.id === id);
  if (!card) return undefined;
  const own = inSeries(lookup, id);
  const items = itemsOf(lookup, (series) => (series.id === id ? null : named(lookup, series)));
  return {
    ...card,
    lines: linesOf(
      own.flatMap((one) => items.get(one.id) ?? []),
      lookup.dataset.achievements,
      (member) => items.get(member),
    ),
    versions: versionsOf(own),
    rarities: raritiesOf(own),
    neighbours: neighboursOf(cards, card.pageId),
    hasConditions: hasConditions(lookup, own),
  };
}

/** All sets of which a player can have only one. */
export function achievementChoicesPage(lookup: Lookup): AchievementChoicesPage {
  const items = itemsOf(lookup, (series) => named(lookup, series));
  const { missions = {}, answers = {} } = lookup.dataset.choices[lookup.language] ?? {};
  const choices = lookup.dataset.achievements.exclusive.map((ids): AchievementLine => {
    const members = ids.flatMap((id) => items.get(id) ?? []);
    return {
      kind: 'choice',
      mission: missions[ids[0] ?? 0],
      members: members.map((item) =>
        item.description ? item : { ...item, answer: answers[item.id] },
      ),
    };
  });
  const versionOf = ({ members: [first] }: AchievementLine) => first?.version ?? OLDEST;
  return {
    hasConditions: choices.some(({ members }) =>
      members.some(({ description, answer }) => description !== null || answer !== undefined),
    ),
    choices: choices.sort((a, b) => compareVersions(versionOf(b), versionOf(a))),
  };
}

const OLDEST = '0.0';

function seriesCards(lookup: Lookup): SeriesCard[] {
  const { series } = lookup.dataset.achievements;
  return [...series]
    .sort((a, b) => b.order - a.order || a.id - b.id)
    .map((one) => ({
      ...named(lookup, one),
      id: one.id,
      icon: one.icon,
      count: inSeries(lookup, one.id).length,
    }));
}

/** Those of a series, in the game's order. */
function inSeries({ dataset }: Lookup, series: number): Achievement[] {
  return dataset.achievements.achievements
    .filter((achievement) => achievement.series === series)
    .sort((a, b) => b.order - a.order || a.id - b.id);
}

/** All achievements as they are shown, by id. */
function itemsOf(
  lookup: Lookup,
  placeOf: (series: AchievementSeries) => Listed | null,
): ReadonlyMap<number, AchievementItem> {
  return new Map(
    lookup.dataset.achievements.series.flatMap((series) => {
      const place = placeOf(series);
      return inSeries(lookup, series.id).map(
        ({ id, rarity, jade, hidden, version, params }, at) => [
          id,
          {
            id,
            name: lookup.name('achievement', id),
            number: at + 1,
            rarity,
            jade,
            hidden: hidden !== undefined,
            version: version ?? null,
            description: descriptionOf(lookup, id, params),
            series: place,
          } as const,
        ],
      );
    }),
  );
}

function descriptionOf(
  lookup: Lookup,
  id: number,
  params: readonly number[] = [],
): AchievementItem['description'] {
  const text = lookup.text('achievementDescription', id);
  return text && { text, params, nickname: lookup.nickname };
}

function hasConditions(lookup: Lookup, achievements: readonly { readonly id: number }[]): boolean {
  return achievements.some(({ id }) => lookup.text('achievementDescription', id) !== null);
}

function named(lookup: Lookup, { id, pageId }: AchievementSeries): Listed {
  return { pageId, name: lookup.nameOr('achievementSeries', id, pageId) };
}

/** The rarities that some achievements have, what gives the least first. */
function raritiesOf(achievements: readonly Achievement[]): RarityJade[] {
  const jades = new Map(achievements.map(({ rarity, jade }) => [rarity, jade]));
  return [...jades].map(([rarity, jade]) => ({ rarity, jade })).sort((a, b) => a.jade - b.jade);
}

function versionsOf(achievements: readonly Achievement[]): string[] {
  const versions = new Set(achievements.flatMap(({ version }) => version ?? []));
  return [...versions].sort((a, b) => compareVersions(b, a));
}
