import type { PlannerTables, PointId } from '@trailbook/core/internal/dataset';
import {
  type Entry,
  eidolonBonus,
  highestSkillLevel,
  onlyOneLevel,
  partOf,
  pointsOf,
  type Stand,
  type UpgradePart,
  upgradesWithoutStand,
  wholeUpgrade,
} from '@trailbook/core/internal/planner';
import { formatStatChange } from '@trailbook/core/internal/text';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ThingName } from '../../../../game/index.ts';
import { useI18n } from '../../../../i18n/index.ts';
import { Button, classNames, NumberField, tooltip } from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { pointName } from '../../parts/point-name.ts';
import { SkillName } from '../../parts/skill-name.tsx';
import { useDescribePoint } from '../../parts/use-describe-point.ts';

const STAND = 'stand';

/** What an upgrade does, but for what is left out, and what then is not possible. */
export function allParts(
  tables: PlannerTables,
  entry: Entry,
  left: ReadonlySet<string>,
): UpgradePart {
  const whole = wholeUpgrade(tables, entry);
  const stand = whole.stand && !left.has(STAND);
  const possible = stand ? whole : upgradesWithoutStand(tables, entry);
  const isTicked = (id: number) => !left.has(String(id));
  return {
    stand,
    skills: possible.skills.filter(isTicked),
    traces: possible.traces.filter(isTicked),
  };
}

/** All that an upgrade does but for one skill. */
export function leftBeside(
  tables: PlannerTables,
  entry: Entry,
  skill: PointId,
): ReadonlySet<string> {
  const { skills, traces } = wholeUpgrade(tables, entry);
  return new Set([STAND, ...[...skills, ...traces].filter((id) => id !== skill).map(String)]);
}

interface Props {
  /** The whole goal. */
  readonly goal: Entry;
  /** How far this upgrade goes. */
  readonly entry: Entry;
  /** What is not ticked: `stand`, or the id of a point. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
  /** Sets how far a skill goes. */
  readonly onLevel: (skill: PointId, level: number) => void;
  /** The same, and leaves all else out. */
  readonly onOnly: (skill: PointId, level: number) => void;
}

/** Everything that an upgrade does, line by line, each with a tick. */
export function UpgradeParts({ goal, entry, left, onLeave, onLevel, onOnly }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const game = useGame('planner');
  const { tables } = game;
  const points = entry.kind === 'character' ? pointsOf(tables, entry) : [];
  const pointOf = (id: number) => points.find((candidate) => (candidate.id as number) === id);
  const nameOf = (id: number) => {
    const point = pointOf(id);
    return point ? pointName(i18n, game, point) : { text: String(id) };
  };
  const bonusOf = (id: number) => {
    const point = pointOf(id);
    return point && entry.kind === 'character' ? eidolonBonus(tables, entry, point) : 0;
  };
  // Traces of one stat are told apart by what they add.
  const figureOf = (id: number) => {
    const [stat] = pointOf(id)?.stats ?? [];
    return stat && formatStatChange(i18n.language, stat.property, stat.value);
  };
  const tell = useDescribePoint(entry);
  const whole = wholeUpgrade(tables, entry);
  const part = allParts(tables, entry, left);
  const reached = partOf(tables, entry, part);
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeave(next);
  };
  const isBarred = (id: number, done: readonly number[]) =>
    !part.stand && !done.includes(id) && !left.has(String(id));
  if (!whole.stand && whole.skills.length === 0 && whole.traces.length === 0) return null;
  return (
    <fieldset>
      <legend className="pb-1 font-display text-base font-semibold">{t('sheet.parts')}</legend>
      {whole.stand && (
        <Tick isOn={part.stand} onToggle={() => toggle(STAND)} name={t('sheet.targetLevel')}>
          <FromTo from={<StandText stand={entry.from} />} to={<StandText stand={entry.to} />} />
        </Tick>
      )}
      {whole.skills.map((id) => {
        const [from, to] = skillOf(entry, id);
        const [, reachedLevel] = skillOf(reached, id);
        const isDone = part.skills.includes(id);
        const shown = isDone ? reachedLevel : to;
        const stand = part.stand ? entry.to : entry.from;
        const point = pointOf(id);
        const highest = Math.min(
          skillOf(goal, id)[1],
          point ? highestSkillLevel(point, stand) : shown,
        );
        const one = entry.kind === 'character' && onlyOneLevel(tables, entry, id);
        return (
          <Tick
            key={id}
            isOn={isDone}
            isBarred={isBarred(id, part.skills)}
            onToggle={() => toggle(String(id))}
            name={point ? <SkillName point={point} /> : <ThingName name={nameOf(id)} />}
            tell={() => tell(id, shown + bonusOf(id))}
            beside={
              <SkillLevel
                name={nameOf(id).text}
                from={from}
                value={shown}
                max={isDone ? highest : shown}
                onLevel={(level) => onLevel(id, level)}
                onOnly={one ? () => onOnly(id, one.level) : undefined}
              />
            }
          />
        );
      })}
      {whole.traces.map((id) => (
        <Tick
          key={id}
          isOn={part.traces.includes(id)}
          isBarred={isBarred(id, part.traces)}
          onToggle={() => toggle(String(id))}
          name={<ThingName name={nameOf(id)} />}
          tell={() => tell(id, 1)}
        >
          {figureOf(id)}
        </Tick>
      ))}
    </fieldset>
  );
}

/** How far a skill goes, to be set where there is a choice, and the way to its next level alone. Rule P26. */
function SkillLevel(props: {
  readonly name: string;
  readonly from: number;
  readonly value: number;
  readonly max: number;
  readonly onLevel: (level: number) => void;
  readonly onOnly: (() => void) | undefined;
}) {
  const { t } = useI18n();
  const { name, from, value, max, onLevel, onOnly } = props;
  const least = from + 1;
  return (
    <>
      {onOnly && (
        <Button
          look="quiet"
          className="text-lamp"
          aria-label={t('state.pair', { label: name, value: t('sheet.oneLevel') })}
          onClick={onOnly}
        >
          {t('sheet.oneLevel')}
        </Button>
      )}
      <FromTo
        from={from}
        to={
          max > least ? (
            <NumberField
              hideLabel
              label={t('state.pair', { label: name, value: t('sheet.targetLevel') })}
              value={value}
              min={least}
              max={max}
              onCommit={(level) => onLevel(Math.max(Number.isNaN(level) ? least : level, least))}
            />
          ) : (
            value
          )
        }
      />
    </>
  );
}

function Tick(props: {
  readonly name: ReactNode;
  readonly isOn: boolean;
  readonly isBarred?: boolean;
  readonly onToggle: () => void;
  /** What it does, of what does something. */
  readonly tell?: () => Promise<string>;
  /** What else can be done with it. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { t } = useI18n();
  const { name, isOn, isBarred = false, onToggle, tell, beside, children } = props;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 border-t border-line py-0.5',
        isBarred && 'text-ink-faint',
      )}
      {...(tell && tooltip(tell))}
    >
      <label className="tap flex min-w-0 flex-1 basis-28 flex-wrap items-center gap-x-3 py-1">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-lamp"
          checked={isOn}
          disabled={isBarred}
          onChange={onToggle}
        />
        <span className="min-w-0 flex-1 basis-20 leading-snug">{name}</span>
        {isBarred && <span className="text-sm text-wait">{t('sheet.partBarred')}</span>}
        <span className="figures ms-auto text-sm">{children}</span>
      </label>
      {beside && <span className="figures ms-auto flex items-center text-sm">{beside}</span>}
    </div>
  );
}

function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
  const { t } = useI18n();
  return (
    <span className="flex items-center gap-2">
      {from}
      <ArrowRight size={14} strokeWidth={1.5} aria-label={t('planner.to')} />
      {to}
    </span>
  );
}

function StandText({ stand }: { stand: Stand }) {
  const { t } = useI18n();
  return (
    <span>
      {t('game.level', { level: stand.level })}{' '}
      <span className="text-ink-faint">{t('planner.rankShort', { rank: stand.ascension })}</span>
    </span>
  );
}

function skillOf(entry: Entry, id: number): readonly [from: number, to: number] {
  return (entry.kind === 'character' && entry.skills[id]) || [1, 1];
}
