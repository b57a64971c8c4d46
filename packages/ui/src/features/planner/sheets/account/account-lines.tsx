import {
  type AccountChange,
  type AccountChanges,
  type Count,
  raisedParts,
} from '@trailbook/core/internal/account';
import { pointsOf, type Stand } from '@trailbook/core/internal/planner';
import { bracketed } from '@trailbook/core/internal/text';
import { ThingName } from '../../../../game/index.ts';
import { useI18n } from '../../../../i18n/index.ts';
import { TickList } from '../../../../primitives/fields/tick-list.tsx';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { subjectName } from '../../parts/names.ts';
import { pointKind, pointName } from '../../parts/point-name.ts';

interface Props {
  readonly changes: AccountChanges;
  readonly unread: number;
  readonly isPicked: (line: AccountChange) => boolean;
  /** Picks lines, or leaves them out. */
  readonly onPick: (lines: readonly AccountChange[], isOn: boolean) => void;
}

const KINDS = ['raise', 'count', 'gone', 'new'] as const;

/** What each line of an account would change, to be picked. */
export function AccountLines({ changes, unread, isPicked, onPick }: Props) {
  const { t } = useI18n();
  const { lines, same, unknown } = changes;
  return (
    <>
      {KINDS.map((kind) => {
        const own = lines.filter((line) => line.kind === kind);
        if (own.length === 0) return null;
        return (
          <TickList
            key={kind}
            legend={t(`account.kind.${kind}`)}
            rows={own}
            keyOf={lineKey}
            isPicked={isPicked}
            onPick={onPick}
          >
            {(line) => <Change line={line} />}
          </TickList>
        );
      })}
      <p className="figures text-sm text-ink-soft">
        {t('account.same', { number: same })}
        {unknown + unread > 0 && ` · ${t('account.unknown', { number: unknown + unread })}`}
      </p>
    </>
  );
}

function Change({ line }: { line: AccountChange }) {
  const { number } = useI18n();
  const game = useGame('planner');
  const stand = useStand(line);
  if (line.kind === 'count') {
    const name = game.names.items[line.item];
    return (
      <>
        <span className="min-w-0 flex-1 basis-20">
          {name ? <ThingName name={name} /> : String(line.item)}
        </span>
        <span className="figures ms-auto text-sm">
          {number(line.before)} → {number(line.after)}
        </span>
      </>
    );
  }
  if (line.kind === 'gone') return <Gone items={line.items} />;
  const { after } = line;
  return (
    <>
      <span className="min-w-0 flex-1 basis-20">
        <ThingName name={subjectName(game, after)} />
        {line.kind === 'raise' && <Parts line={line} />}
      </span>
      <span className="figures ms-auto text-sm">
        {line.kind === 'raise' && !isSameStand(line) && `${stand(line.before.from)} → `}
        {stand(after.from)}
      </span>
    </>
  );
}

/** What would be none: by name, so that what a scanner never lists is seen. */
function Gone({ items }: { items: readonly Count[] }) {
  const { t, number } = useI18n();
  const game = useGame('planner');
  return (
    <span className="min-w-0 flex-1 basis-20 py-1">
      {t('account.gone', { number: items.length })}
      <span className="figures block text-xs text-ink-soft">
        {items.map(({ item, before }, at) => (
          <span key={item}>
            {at > 0 && ' · '}
            {game.names.items[item]?.text ?? String(item)} {number(before)} → 0
          </span>
        ))}
      </span>
    </span>
  );
}

type Raise = Extract<AccountChange, { kind: 'raise' }>;

function isSameStand({ before: { from }, after }: Raise): boolean {
  return from.level === after.from.level && from.ascension === after.from.ascension;
}

/** A level; with its ascension where only that is raised. */
function useStand(line: AccountChange): (stand: Stand) => string {
  const { t } = useI18n();
  const isAscended =
    line.kind === 'raise' &&
    line.before.from.level === line.after.from.level &&
    line.before.from.ascension !== line.after.from.ascension;
  return ({ level, ascension }) =>
    [
      t('game.level', { level }),
      ...(isAscended ? [t('planner.rankShort', { rank: ascension })] : []),
    ].join(' ');
}

/** What is raised beside the level, each with where it stood. */
function Parts({ line: { before, after } }: { line: Raise }) {
  const i18n = useI18n();
  const { t } = i18n;
  const game = useGame('planner');
  const { skills, traces, eidolon } = raisedParts(before, after);
  const points = after.kind === 'character' ? pointsOf(game.tables, after) : [];
  const parts = skills.flatMap(({ point, from, to }) => {
    const known = points.find(({ id }) => id === point);
    if (!known) return [];
    const { text } = pointName(i18n, game, known);
    return [`${bracketed(i18n.language, text, pointKind(i18n, known))} ${from} → ${to}`];
  });
  if (traces > 0) parts.push(t('planner.traceCount', { number: traces }));
  if (eidolon) parts.push(`${t('game.eidolon')} ${eidolon.from} → ${eidolon.to}`);
  if (parts.length === 0) return null;
  return <span className="figures block text-xs text-ink-soft">{parts.join(' · ')}</span>;
}

/** The same when the plan changes beside it, so that what was picked stays picked. */
export function lineKey(line: AccountChange): string {
  if (line.kind === 'gone') return 'gone';
  if (line.kind === 'new') return `new ${line.after.kind} ${line.after.id}`;
  return line.kind === 'count' ? `count ${line.item}` : `${line.kind} ${line.after.entryId}`;
}
