import type { PlannerPoint } from '@trailbook/core/internal/dataset';
import {
  type CharacterEntry,
  type EntryError,
  eidolonBonus,
  fitSkill,
  isSkill,
  pointsOf,
  raiseForSkill,
  type Side,
  setEnhanced,
  variantsOf,
} from '@trailbook/core/internal/planner';
import { ArrowRight } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { Button, NumberField, SegmentField } from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { errorText } from '../../parts/error-text.ts';
import { pointName } from '../../parts/point-name.ts';
import { SkillKind } from '../../parts/skill-name.tsx';
import { type DescribePoint, useDescribePoint } from '../../parts/use-describe-point.ts';
import { SkillDescription } from './skill-description.tsx';
import { TraceFields } from './trace-fields.tsx';

interface Props {
  readonly entry: CharacterEntry;
  readonly onChange: (entry: CharacterEntry) => void;
  readonly onRefuse: (error: EntryError) => void;
}

/** A character's variant, eidolon, skills and traces. */
export function CharacterFields({ entry, onChange, onRefuse }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const game = useGame('planner');
  const { tables } = game;
  const variants = variantsOf(tables, entry);
  const points = pointsOf(tables, entry);
  const tell = useDescribePoint(entry);
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <SegmentField
          legend={t('game.eidolon')}
          value={entry.eidolon}
          options={[0, 1, 2, 3, 4, 5, 6].map((rank) => ({
            value: rank,
            label: t('sheet.eidolon', { rank }),
          }))}
          onChange={(eidolon) => onChange({ ...entry, eidolon })}
        />
        {variants.length > 1 && (
          <label className="tap flex items-center gap-2 self-end text-sm">
            <input
              type="checkbox"
              className="size-5 accent-lamp"
              checked={entry.enhanced > 0}
              onChange={(event) =>
                onChange(setEnhanced(tables, entry, event.target.checked ? 1 : 0))
              }
            />
            {t('game.enhanced')}
          </label>
        )}
      </div>
      <section className="flex flex-col">
        <h3 className="pb-1 font-display text-base font-semibold">{t('sheet.skills')}</h3>
        {points.filter(isSkill).map((point) => (
          <SkillRow key={point.id} {...{ entry, point, tell, onChange }} />
        ))}
      </section>
      <TraceFields entry={entry} onChange={onChange} onRefuse={onRefuse} />
    </>
  );
}

interface Barred {
  readonly side: Side;
  readonly level: number;
  readonly error: EntryError;
}

function SkillRow(props: {
  readonly entry: CharacterEntry;
  readonly point: PlannerPoint;
  readonly tell: DescribePoint;
  readonly onChange: (entry: CharacterEntry) => void;
}) {
  const { entry, point, tell, onChange } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const game = useGame('planner');
  const { tables } = game;
  const [barred, setBarred] = useState<Barred | undefined>(undefined);
  const reason = useId();
  const name = pointName(i18n, game, point);
  const [from, to] = entry.skills[point.id] ?? [1, 1];
  const bonus = eidolonBonus(tables, entry, point);
  const tellThis = useCallback(() => tell(point.id, to + bonus), [tell, point.id, to, bonus]);
  const set = (side: Side) => (level: number) => {
    const fitted = fitSkill(tables, entry, { point: point.id, side, level });
    setBarred(fitted.barred && { side, level, error: fitted.barred });
    onChange(fitted.entry);
  };
  const describedBy = (side: Side) => (barred?.side === side ? reason : undefined);
  return (
    <div className="border-t border-line py-1.5">
      <div className="flex flex-wrap items-center gap-x-2 sm:gap-x-3">
        <SkillDescription name={name} tell={tellThis}>
          {' '}
          <SkillKind point={point} />
          {bonus > 0 && (
            <span className="figures ps-2 text-xs text-lamp">
              {t('sheet.eidolonBonus', { number: bonus })}
            </span>
          )}
        </SkillDescription>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <NumberField
            hideLabel
            label={t('state.pair', { label: name.text, value: t('sheet.currentLevel') })}
            value={from}
            min={1}
            max={point.levels.length}
            describedBy={describedBy('from')}
            onCommit={set('from')}
          />
          <ArrowRight size={16} strokeWidth={1.5} className="shrink-0 text-ink-faint" aria-hidden />
          <NumberField
            hideLabel
            label={t('state.pair', { label: name.text, value: t('sheet.targetLevel') })}
            value={to}
            min={from}
            max={point.levels.length}
            describedBy={describedBy('to')}
            onCommit={set('to')}
          />
        </div>
      </div>
      <div role="status">
        {barred && (
          <Why
            id={reason}
            error={barred.error}
            onRaise={() => {
              setBarred(undefined);
              onChange(raiseForSkill(tables, entry, { point: point.id, ...barred }));
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Why a skill went no further, and the way there. */
function Why(props: { id: string; error: EntryError; onRaise: () => void }) {
  const i18n = useI18n();
  const game = useGame('planner');
  const { t } = i18n;
  const { error } = props;
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-3 text-sm text-wait">
      <span id={props.id}>{errorText(i18n, game, error)}</span>
      <Button look="quiet" className="text-lamp" onClick={props.onRaise}>
        {error.code === 'SKILL_NEEDS_RANK' && t('sheet.raiseRank', { rank: error.rank })}
        {error.code === 'SKILL_NEEDS_LEVEL' &&
          t('sheet.raiseLevel', { level: error.characterLevel })}
      </Button>
    </p>
  );
}
