import type { PlannerPoint } from '@trailbook/core/internal/dataset';
import {
  type AllTraces,
  allowsTrace,
  type CharacterEntry,
  type EntryError,
  isTrace,
  pointsOf,
  setAllTraces,
  toggleTrace,
} from '@trailbook/core/internal/planner';
import { formatStatChange } from '@trailbook/core/internal/text';
import { useId, useMemo } from 'react';
import { SkillGlyph, StatGlyph, TraceTree } from '../../../../game/index.ts';
import { type MessageKey, useI18n } from '../../../../i18n/index.ts';
import { Button, useNextKeys } from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { pointName } from '../../parts/point-name.ts';
import { useDescribePoint } from '../../parts/use-describe-point.ts';
import { TraceRows } from './trace-rows.tsx';

interface Props {
  readonly entry: CharacterEntry;
  readonly onChange: (entry: CharacterEntry) => void;
  readonly onRefuse: (error: EntryError) => void;
}

const ALL = [
  ['wanted', 'sheet.allWanted'],
  ['owned', 'sheet.allOwned'],
  ['none', 'sheet.noTraces'],
] as const satisfies readonly (readonly [AllTraces, MessageKey])[];

/** A character's traces: on the diagram of its path, in a list with their names, and all at once. */
export function TraceFields({ entry, onChange, onRefuse }: Props) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const game = useGame('planner');
  const { tables } = game;
  const tell = useDescribePoint(entry);
  const keys = useId();
  const save = useNextKeys();
  const points = pointsOf(tables, entry);
  const traces = useMemo(() => points.filter(isTrace), [points]);
  const shown = {
    traces,
    stateOf: (point: PlannerPoint) => entry.traces[point.id] ?? 'none',
    nameOf: (point: PlannerPoint) => pointName(i18n, game, point),
    figureOf: ({ stats: [stat] }: PlannerPoint) =>
      stat && formatStatChange(language, stat.property, stat.value),
    needOf: ({ levels: [needs] }: PlannerPoint) => {
      if (needs?.ascension !== undefined) return t('game.ascension', { rank: needs.ascension });
      if (needs?.characterLevel === undefined) return undefined;
      return t('game.level', { level: needs.characterLevel });
    },
    tellOf: ({ id }: PlannerPoint) => tell(id, 1),
    markOf: ({ stats: [stat] }: PlannerPoint) =>
      stat ? <StatGlyph property={stat.property} /> : <SkillGlyph type="skill" />,
    isBarred: (point: PlannerPoint) => !allowsTrace(point, entry.to),
    onPress: (point: PlannerPoint) => {
      const result = toggleTrace(tables, entry, point.id);
      if (result.ok) onChange(result.value);
      else onRefuse(result.error);
    },
  };
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-display text-base font-semibold">{t('sheet.traces')}</h3>
        <div className="flex flex-wrap gap-x-2">
          {ALL.map(([all, label]) => (
            <Button
              key={all}
              look="quiet"
              onClick={() => onChange(setAllTraces(tables, entry, all))}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      </div>
      <p id={keys} className="text-xs text-ink-faint without-keys:hidden">
        {t('sheet.walkKeys', { save })}
      </p>
      <TraceTree
        {...shown}
        name={t('sheet.traces')}
        describedBy={keys}
        hint={t('sheet.tracesHint')}
        labelOf={(point) =>
          [
            shown.nameOf(point).text,
            shown.figureOf(point),
            t(`sheet.trace.${shown.stateOf(point)}`),
            shown.needOf(point),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        captionOf={(point) => {
          const figure = shown.figureOf(point);
          return figure === undefined ? undefined : { stat: shown.nameOf(point), figure };
        }}
      />
      <TraceRows {...shown} name={t('sheet.traces')} describedBy={keys} />
    </section>
  );
}
