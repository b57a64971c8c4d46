import type { CountedItem, PageName } from '@trailbook/core/internal/dataset';
import type { EffectLine } from '@trailbook/core/internal/effects';
import { growingStats, levelStands } from '@trailbook/core/internal/stats';
import { type FigureFormat, formatFigure } from '@trailbook/core/internal/text';
import type { CharacterPage, LightConePage, SkillCard } from '@trailbook/pages';
import type { ReactNode } from 'react';
import { ElementGlyph, PathGlyph, RarityStars, ThingName } from '../../../game/index.ts';
import type { I18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { Effects, GlyphName, LevelSpan } from '../details/index.ts';
import { BonusAbilities, Eidolons } from './further.tsx';

export type Compared = CharacterPage | LightConePage;

/** A thing as it is compared, with the choice of its form where it has several. */
type Shown = Compared & { readonly form: ReactNode };

/** Whether a character has an enhanced form beside the standard one. */
export function hasForms(thing: Compared): boolean {
  return isCharacter(thing) && thing.variants.length > 1;
}

/** A character in the one form that is compared. */
export function shownAs(thing: Compared, isEnhanced: boolean): Compared {
  if (!isCharacter(thing)) return thing;
  const [standard] = thing.variants;
  const own = isEnhanced ? thing.variants.find(({ enhanced }) => enhanced > 0) : undefined;
  const shown = own ?? standard;
  return { ...thing, variants: shown ? [shown] : [] };
}

/** What is told of two things under one term. */
export interface Row {
  readonly term: ReactNode;
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** What is told of two things, term by term; where there is only one of them, its side alone. */
export function rowsOf(i18n: I18n, left?: Shown, right?: Shown): Row[] {
  const { t, number, language } = i18n;
  const both = (term: ReactNode, show: (thing: Shown) => ReactNode): Row => ({
    term,
    left: left && show(left),
    right: right && show(right),
  });
  const some = left ?? right;
  if (!some) return [];
  const names = some.statNames;
  const share = (value: number) => formatFigure(language, value, { format: 'f1', isPercent: true });
  const stat = (name: 'hp' | 'attack' | 'defence') =>
    both(<ThingName name={names[name]} />, (thing) => number(highest(thing)[name]));
  const own = (name: PageName, show: (page: CharacterPage) => ReactNode) =>
    both(<ThingName name={name} />, (thing) => isCharacter(thing) && show(thing));
  return [
    both(t('compare.name'), (thing) => (
      <>
        <Name thing={thing} language={language} />
        {thing.form}
      </>
    )),
    both(t('filter.path'), ({ path }) => (
      <GlyphName glyph={<PathGlyph path={path.value} />} name={path.name} />
    )),
    ...(isCharacter(some)
      ? [
          own({ text: t('filter.element') }, ({ element }) => (
            <GlyphName glyph={<ElementGlyph element={element.value} />} name={element.name} />
          )),
        ]
      : []),
    both(t('detail.level'), (thing) => number(thing.ascensions.at(-1)?.maxLevel ?? 0)),
    stat('hp'),
    stat('attack'),
    stat('defence'),
    ...(isCharacter(some)
      ? [
          own(names.speed, ({ ascensions }) => number(ascensions[0]?.stats.speed ?? 0)),
          own(names.critRate, ({ ascensions }) => share(ascensions[0]?.stats.critRate ?? 0)),
          own(names.critDamage, ({ ascensions }) => share(ascensions[0]?.stats.critDamage ?? 0)),
          own(names.maxEnergy, ({ maxEnergy }) => (maxEnergy ? number(maxEnergy) : '–')),
        ]
      : []),
    ...abilityRows(i18n, left, right),
    ...(isCharacter(some)
      ? [
          own({ text: t('trace.type.bonus') }, ({ variants: [form] }) => (
            <BonusAbilities traces={form?.traces ?? []} />
          )),
          own({ text: t('character.eidolons') }, ({ variants: [form] }) => (
            <Eidolons eidolons={form?.eidolons ?? []} />
          )),
        ]
      : []),
    ...costRows(i18n, left?.total ?? [], right?.total ?? []),
  ];
}

function Name({ thing, language }: { thing: Compared; language: string }) {
  const folder = isCharacter(thing) ? 'character' : 'lightcone';
  return (
    <Link to={`/${language}/${folder}/${thing.pageId}`} className="flex flex-col hover:text-lamp">
      <ThingName name={thing.name} className="font-semibold" />
      <RarityStars rarity={thing.rarity} />
    </Link>
  );
}

/** Skills by what they are used as, at the last level that materials buy; a light cone's one ability. */
function abilityRows({ t }: I18n, left?: Compared, right?: Compared): Row[] {
  const cell = (thing: Compared | undefined, type: SkillCard['type']) =>
    thing && isCharacter(thing) && <Skills page={thing} type={type} />;
  const sides = [left, right].filter((thing) => thing !== undefined);
  if (!sides.every(isCharacter)) {
    const ability = (thing?: Compared) =>
      thing && !isCharacter(thing) ? (
        <Ability {...thing.skill} by="superimpositions" level={1} />
      ) : null;
    return [{ term: t('lightCone.skill'), left: ability(left), right: ability(right) }];
  }
  const types = new Set(
    sides.flatMap(({ variants }) =>
      (variants[0]?.skills ?? []).flatMap(({ skills }) => skills.flatMap(({ type }) => type ?? [])),
    ),
  );
  return [...types].map((type) => ({
    term: t(`game.skill.${type}`),
    left: cell(left, type),
    right: cell(right, type),
  }));
}

function Skills({ page, type }: { page: CharacterPage; type: SkillCard['type'] }) {
  const groups = page.variants[0]?.skills ?? [];
  return groups.map(({ id, steps, skills }) =>
    skills
      .filter((skill) => skill.type === type)
      .map((skill) => (
        <Ability
          key={`${id} ${skill.id}`}
          {...skill}
          by="levels"
          level={Math.min(steps.length, skill.params.length)}
        />
      )),
  );
}

interface AbilityProps {
  readonly name: PageName | null;
  readonly effects: readonly EffectLine[] | null;
  /** One list a level. */
  readonly params: readonly (readonly number[])[];
  readonly formats: readonly FigureFormat[];
  /** What it grows by, and the one that it is shown at, from 1. */
  readonly by: 'levels' | 'superimpositions';
  readonly level: number;
}

function Ability({ name, effects, params, formats, by, level }: AbilityProps) {
  return (
    <div className="flex flex-col gap-1 pb-2">
      {name && <ThingName name={name} />}
      <LevelSpan by={by} from={level} to={params.length} />
      <Effects lines={effects} levels={params} formats={formats} at={level - 1} />
    </div>
  );
}

/** Everything to the maximum, item by item. */
function costRows(
  { t, number }: I18n,
  left: readonly CountedItem[],
  right: readonly CountedItem[],
): Row[] {
  const items = new Map([...left, ...right].map((item) => [item.id, item]));
  const count = (of: readonly CountedItem[], id: number) => {
    const found = of.find((item) => item.id === id);
    return found ? number(found.count) : '';
  };
  return [
    { term: <strong>{t('detail.total')}</strong>, left: '', right: '' },
    ...[...items.values()]
      .sort((a, b) => a.id - b.id)
      .map(
        (item): Row => ({
          term: <ThingName name={item.name} />,
          left: count(left, item.id),
          right: count(right, item.id),
        }),
      ),
  ];
}

function highest({ ascensions }: Compared) {
  const last = levelStands(ascensions).at(-1) ?? { level: 1, ascension: 0 };
  return growingStats(ascensions, last);
}

function isCharacter(thing: Compared): thing is CharacterPage {
  return 'variants' in thing;
}
