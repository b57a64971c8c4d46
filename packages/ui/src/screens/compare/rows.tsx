import type {
  CharacterPage,
  CountedItem,
  LightConePage,
  PageName,
  SkillCard,
} from '@trailbook/core/internal/pages';
import { type FigureFormat, formatFigure, tellingFigures } from '@trailbook/core/internal/text';
import { growingStats, levelStands } from '@trailbook/core/stats';
import type { ReactNode } from 'react';
import { RarityStars, ThingName } from '../../game/index.ts';
import type { I18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';

export type Compared = CharacterPage | LightConePage;
type Row = readonly [term: ReactNode, left: ReactNode, right: ReactNode];

/** What is told of two things, term by term; where there is only one of them, its side alone. */
export function rowsOf(i18n: I18n, left?: Compared, right?: Compared): Row[] {
  const { t, number, language } = i18n;
  const both = (show: (thing: Compared) => ReactNode) =>
    [left && show(left), right && show(right)] as const;
  const some = left ?? right;
  if (!some) return [];
  const names = some.statNames;
  const share = (value: number) => formatFigure(language, value, { format: 'f1', isPercent: true });
  const stat = (name: 'hp' | 'attack' | 'defence'): Row => [
    <ThingName key={name} name={names[name]} />,
    ...both((thing) => number(highest(thing)[name])),
  ];
  const own = (name: PageName, show: (page: CharacterPage) => ReactNode): Row => [
    <ThingName key={name.text} name={name} />,
    ...both((thing) => isCharacter(thing) && show(thing)),
  ];
  return [
    [t('compare.name'), ...both((thing) => <Name thing={thing} language={language} />)],
    [t('filter.path'), ...both(({ path }) => <ThingName name={path.name} />)],
    [t('detail.level'), ...both((thing) => number(thing.ascensions.at(-1)?.maxLevel ?? 0))],
    stat('hp'),
    stat('attack'),
    stat('defence'),
    ...(isCharacter(some)
      ? [
          own(names.speed, ({ ascensions }) => number(ascensions[0]?.stats.speed ?? 0)),
          own(names.critRate, ({ ascensions }) => share(ascensions[0]?.stats.critRate ?? 0)),
          own(names.critDamage, ({ ascensions }) => share(ascensions[0]?.stats.critDamage ?? 0)),
          own(names.maxEnergy, ({ maxEnergy }) => number(maxEnergy ?? 0)),
        ]
      : []),
    ...abilityRows(i18n, left, right),
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
function abilityRows(i18n: I18n, left?: Compared, right?: Compared): Row[] {
  const { t } = i18n;
  const cell = (thing: Compared | undefined, type: SkillCard['type']) =>
    thing && isCharacter(thing) && <Skills i18n={i18n} page={thing} type={type} />;
  const sides = [left, right].filter((thing) => thing !== undefined);
  if (!sides.every(isCharacter)) {
    const ability = (thing?: Compared) =>
      thing && !isCharacter(thing) ? <Ability i18n={i18n} {...thing.skill} level={1} /> : null;
    return [[t('lightCone.skill'), ability(left), ability(right)]];
  }
  const types = new Set(
    sides.flatMap(({ variants }) =>
      (variants[0]?.skills ?? []).flatMap(({ skills }) => skills.flatMap(({ type }) => type ?? [])),
    ),
  );
  return [...types].map((type) => [t(`skill.type.${type}`), cell(left, type), cell(right, type)]);
}

function Skills(props: { i18n: I18n; page: CharacterPage; type: SkillCard['type'] }) {
  const { i18n, page, type } = props;
  const groups = page.variants[0]?.skills ?? [];
  return groups.map(({ id, steps, skills }) =>
    skills
      .filter((skill) => skill.type === type)
      .map((skill) => (
        <Ability
          key={`${id} ${skill.id}`}
          i18n={i18n}
          {...skill}
          level={Math.min(steps.length, skill.params.length)}
        />
      )),
  );
}

function Ability(props: {
  i18n: I18n;
  name: PageName | null;
  /** One list a level. */
  params: readonly (readonly number[])[];
  formats: readonly FigureFormat[];
  /** From 1. */
  level: number;
}) {
  const { i18n, name, params, formats, level } = props;
  const figures = params[level - 1] ?? [];
  const written = tellingFigures(params).map((index) =>
    formatFigure(
      i18n.language,
      figures[index] ?? 0,
      formats[index] ?? { format: 'm', isPercent: false },
    ),
  );
  return (
    <div className="pb-1">
      {name && <ThingName name={name} />}
      <p className="text-ink-soft">{written.join(' · ')}</p>
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
    [<strong key="total">{t('detail.total')}</strong>, '', ''],
    ...[...items.values()]
      .sort((a, b) => a.id - b.id)
      .map(
        (item): Row => [
          <ThingName key={item.id} name={item.name} />,
          count(left, item.id),
          count(right, item.id),
        ],
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
