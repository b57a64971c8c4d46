import type { StoredTarget } from '@trailbook/core/internal/user-data';
import { ArrowUp, Trash2 } from 'lucide-react';
import { ThingName, ThingPicture } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { IconButton } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { stillOpen } from '../answer/question-of.ts';
import { TargetFigures } from '../answer/target-figures.tsx';
import { forecastActions } from '../store/forecast-store.ts';
import { hasKnownDays } from './known-banners.ts';
import { TargetFields } from './target-fields.tsx';
import { useTargetName } from './target-name.ts';
import type { TargetProps } from './target-props.ts';

interface Props extends TargetProps {
  readonly target: StoredTarget;
  readonly place: number;
  readonly isOpenAtFirst: boolean;
}

/** One target: what it is, until when, how likely, and how to change it. */
export function Target(props: Props) {
  const { target, targets, place, banners, standing, today, isBusy, act, setDone } = props;
  const { t, day, number } = useI18n();
  const game = useGame('warp');
  const name = useTargetName()(target);
  const { targetId, type, itemId, copies, from, until } = target;
  const thing = itemId === null ? undefined : game.things.get(itemId);
  const span = t('forecast.span', { from: day(from), until: day(until) });
  const isFirst = stillOpen(targets, today).find((other) => other.type === type) === target;
  const { pity = 0, guaranteed = false } = standing.state[type] ?? {};
  const stands = standing.open.includes(type)
    ? 'warp.odds.fromOpen'
    : guaranteed
      ? 'warp.odds.fromGuaranteed'
      : 'warp.odds.from';
  const order = targets.map((other) => other.targetId);
  const moveUp = () => {
    const before = order[place - 1];
    if (before === undefined) return;
    act(forecastActions.order(order.with(place - 1, targetId).with(place, before)));
    setDone({ text: t('forecast.ordered'), undo: () => act(forecastActions.order(order)) });
  };
  const remove = () => {
    act(forecastActions.remove(targetId));
    // The button goes with its target: the focus stays at the list.
    document.getElementById('targets')?.focus();
    setDone({
      text: t('forecast.removed', { name: name.text }),
      undo: () => act(forecastActions.bringBack(target, place)),
    });
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        {thing && (
          <ThingPicture
            kind={thing.kind}
            id={thing.id}
            path={thing.path}
            rarity={thing.rarity}
            element={thing.element}
            detail="small"
            sizes="3rem"
            className="size-12 shrink-0"
          />
        )}
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-semibold leading-tight">
            {place + 1}. <ThingName name={name} /> × {number(copies)}
          </h3>
          <p className="figures text-sm text-ink-soft">
            {t(`warp.banner.${type}`)} ·{' '}
            {until < today || hasKnownDays(target, banners)
              ? span
              : t('forecast.expected', { span })}
          </p>
          {isFirst && <p className="figures text-xs text-ink-faint">{t(stands, { pity })}</p>}
        </div>
        <div className="ms-auto flex">
          <IconButton
            label={t('state.pair', { label: t('warp.odds.earlier'), value: name.text })}
            disabled={place === 0}
            onClick={moveUp}
          >
            <ArrowUp size={18} strokeWidth={1.5} />
          </IconButton>
          <IconButton label={t('action.deleteNamed', { name: name.text })} onClick={remove}>
            <Trash2 size={18} strokeWidth={1.5} />
          </IconButton>
        </div>
      </div>
      {until < from ? (
        <p className="border-s-2 border-wait ps-4 text-sm">{t('forecast.wrongDays')}</p>
      ) : until < today ? (
        <p className="border-s-2 border-wait ps-4 text-sm">{t('forecast.over')}</p>
      ) : (
        <TargetFigures answer={props.answerOf(targetId)} {...{ target, place, isBusy }} />
      )}
      {props.readyOf(target)}
      <TargetFields {...{ target, act }} isOpenAtFirst={props.isOpenAtFirst} name={name.text} />
    </div>
  );
}
