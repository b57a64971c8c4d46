import type { FarmKind } from '@trailbook/core/internal/dataset';
import {
  DEFAULT_PACE,
  ECHOES_A_WEEK,
  type Entry,
  eidolonBonus,
  type Farming,
  isSkill,
  isTrace,
  type PlannerSettings,
  pointsOf,
} from '@trailbook/core/internal/planner';
import { formatStatChange } from '@trailbook/core/internal/text';
import type { PlannerData } from '@trailbook/pages';
import { type I18n, useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { FARM_LABELS } from './farm-labels.ts';
import { pointName } from './point-name.ts';

/** What figures are of: an entry, or all that is left to farm. */
export type FiguresOf =
  | { readonly entry: Entry }
  | { readonly farming: Farming; readonly settings: PlannerSettings };

/** What figures mean, a line each. */
export function ExplainedFigures({ id, of }: { readonly id: string; readonly of: FiguresOf }) {
  const i18n = useI18n();
  const game = useGame('planner');
  const lines =
    'entry' in of ? tellEntry(i18n, game, of.entry) : tellPower(i18n, of.farming, of.settings);
  return (
    <ul
      id={id}
      data-description
      className="figures flex max-w-prose flex-col gap-1 border-s-2 border-line-strong ps-3 text-sm text-ink-soft"
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function tellEntry(i18n: I18n, game: PlannerData, entry: Entry): string[] {
  const { t } = i18n;
  const ranks = [...new Set([entry.from.ascension, entry.to.ascension])];
  const { level: from } = entry.from;
  const { level: to } = entry.to;
  return [
    ranks
      .map((rank) => `${t('planner.rankShort', { rank })} = ${t('game.ascension', { rank })}`)
      .join(' · '),
    ...(to > from ? [t('tell.experience', { from, to })] : []),
    ...pointDescriptions(i18n, game, entry),
    t('tell.missing'),
  ];
}

function pointDescriptions(i18n: I18n, game: PlannerData, entry: Entry): string[] {
  if (entry.kind !== 'character') return [];
  const { t, language } = i18n;
  const points = pointsOf(game.tables, entry);
  const raised = points.filter(isSkill).flatMap((point) => {
    const number = eidolonBonus(game.tables, entry, point);
    const name = pointName(i18n, game, point).text;
    return number > 0
      ? [t('state.pair', { label: name, value: t('sheet.eidolonBonus', { number }) })]
      : [];
  });
  const wanted = points
    .filter((point) => isTrace(point) && entry.traces[point.id] === 'selected')
    .map((point) => {
      const [stat] = point.stats;
      const figure = stat && formatStatChange(language, stat.property, stat.value);
      return [pointName(i18n, game, point).text, figure].filter(Boolean).join(' ');
    });
  const traces =
    wanted.length > 0
      ? [t('state.pair', { label: t('sheet.traces'), value: wanted.join(' · ') })]
      : [];
  return [...raised, ...traces];
}

/** What the power that is needed is made of, and what the day follows from. */
function tellPower(i18n: I18n, farming: Farming, settings: PlannerSettings): string[] {
  const { t, number } = i18n;
  const { withSynthesis, powerPerDay, reserve } = settings.pace ?? DEFAULT_PACE;
  const sums = new Map<FarmKind, number>();
  for (const { kind, power, attempts, attemptsWithSynthesis } of farming.tasks) {
    const runs = withSynthesis ? attemptsWithSynthesis : attempts;
    sums.set(kind, (sums.get(kind) ?? 0) + runs * power);
  }
  const parts = [...sums].map(([kind, power]) => `${number(power)} ${t(FARM_LABELS[kind])}`);
  const all = withSynthesis ? farming.powerWithSynthesis : farming.power;
  return [
    ...(parts.length > 0 ? [`${number(all)} = ${parts.join(' + ')}`] : []),
    t('tell.average'),
    t('tell.pace', { power: powerPerDay, reserve }),
    ...(sums.has('echoOfWar') ? [t('tell.echoes', { number: ECHOES_A_WEEK })] : []),
    ...(farming.powerWithSynthesis < farming.power ? [t('tell.without')] : []),
  ];
}
