import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, classNames, type Undoable } from '../../../primitives/index.ts';
import { Figure } from '../../warp/parts/figure.tsx';
import { type ForecastAnswer, MOST_COMPARED } from '../answer/forecast-answer.ts';
import type { ForecastInput } from '../answer/use-forecast.ts';
import { useSpan } from '../answer/use-span.ts';
import { ForecastShare } from '../share/forecast-share.tsx';
import { type ForecastStore, forecastActions } from '../store/forecast-store.ts';
import { useTargetName } from '../targets/target-name.ts';
import { SkipTable } from './skip-table.tsx';

interface Props {
  readonly answer: ForecastAnswer;
  /** What was asked for. */
  readonly input: ForecastInput;
  /** Whether an answer to a newer question is on its way. */
  readonly isBusy: boolean;
  readonly act: ReturnType<ForecastStore['getState']>['act'];
  readonly setDone: (done: Undoable) => void;
  readonly onShareLink: () => void;
}

/** What all targets come to together, what skipping one gives, and a better order. */
export function ForecastResults(props: Props) {
  const { answer, input, isBusy, act, setDone } = props;
  const { t, chance, figure } = useI18n();
  const span = useSpan();
  const nameOf = useTargetName();
  const [isSharing, setSharing] = useState(false);
  const { targets, listed, asked } = input;
  const { better } = answer;
  const label = (place: number) => {
    const target = targets[place];
    return target ? `${listed.indexOf(target) + 1}. ${nameOf(target).text}` : '';
  };
  const takeOrder = () => {
    const before = listed.map(({ targetId }) => targetId);
    const over = listed.filter((target) => !targets.includes(target));
    const open = better?.order.flatMap((place) => targets[place] ?? []) ?? targets;
    const after = [...over, ...open].map(({ targetId }) => targetId);
    act(forecastActions.order(after));
    setDone({ text: t('forecast.ordered'), undo: () => act(forecastActions.order(before)) });
  };
  return (
    <section
      aria-labelledby="answer"
      aria-busy={isBusy}
      className={classNames('flex min-w-0 flex-col gap-6', isBusy && 'opacity-60')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="answer" className="font-display text-lg font-semibold">
          {t('warp.odds.answer')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button onClick={props.onShareLink}>{t('forecast.link')}</Button>
          <Button onClick={() => setSharing(true)}>{t('forecast.image')}</Button>
        </div>
      </div>
      {asked.open.length > 0 && (
        <p className="max-w-prose border-s-2 border-wait ps-4 text-sm">
          {t('warp.odds.open', {
            banners: asked.open.map((type) => t(`warp.banner.${type}`)).join(', '),
          })}
        </p>
      )}
      <dl className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <Figure
          label={t('warp.odds.chance')}
          value={span(answer.all, chance)}
          explain={t('forecast.explains.all')}
        />
        <Figure
          label={t('forecast.done')}
          value={span(answer.expectedDone, (value) => figure(value, 2))}
          explain={t('forecast.explains.done')}
        />
        <Figure
          label={t('forecast.left')}
          value={span(answer.left, figure)}
          explain={t('forecast.explains.left')}
        />
      </dl>
      {better && (
        <div className="flex flex-wrap items-center gap-4 border-s-2 border-lamp ps-4">
          <p className="min-w-0 flex-1 basis-60 text-sm">
            {t('warp.odds.better', { number: figure(better.expectedDone, 2) })}{' '}
            {better.order.map(label).join(' → ')}
          </p>
          <Button disabled={isBusy} onClick={takeOrder}>
            {t('warp.odds.takeOrder')}
          </Button>
        </div>
      )}
      {!answer.isCompared && (
        <p className="max-w-prose text-sm text-ink-soft">
          {t('forecast.tooMany', { number: MOST_COMPARED })}
        </p>
      )}
      {targets.length > 1 && <SkipTable answer={answer} label={label} />}
      {isSharing && (
        <ForecastShare {...{ answer, targets, listed }} onClose={() => setSharing(false)} />
      )}
    </section>
  );
}
