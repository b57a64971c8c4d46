import type { OddsTarget } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../i18n/index.ts';
import { Button, classNames } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { FiguresTable } from '../charts/figures-table.tsx';
import { Figure } from '../parts/figure.tsx';
import { nameOf } from '../parts/things.ts';
import { type OddsDocuments, oddsActions } from '../store/odds-store.ts';
import { ChanceCurve } from './chance-curve.tsx';
import type { AtBest, OddsAnswer, OddsQuestion } from './odds-answer.ts';

interface Props {
  readonly answer: OddsAnswer;
  readonly question: OddsQuestion;
  /** Whether an answer to a newer question is on its way. */
  readonly isBusy: boolean;
  /** Those that were asked for. */
  readonly targets: readonly OddsTarget[];
  /** The day on which there will be so many pulls, where that can be told. */
  readonly dayWith: (pulls: number) => string | undefined;
  readonly act: (recipe: (documents: OddsDocuments) => OddsDocuments) => void;
}

/** The answer: how likely everything is, what it takes, and what would make it likelier. */
export function OddsResults({ answer, question, isBusy, targets, dayWith, act }: Props) {
  const { pulls, open = [] } = question;
  const { t, number, share, chance: percent, figure, day } = useI18n();
  const game = useGame('warp');
  const { chance, landmarks, better, curve } = answer;
  const best = answer.atBest ?? answer;
  /** One figure, or from which to which where it hangs on a guarantee that nobody knows. */
  const span = (of: (answer: AtBest) => number, format: (value: number) => string) => {
    const [low, high] = [of(answer), of(best)].sort((a, b) => a - b).map((value) => format(value));
    return low === high || low === undefined || high === undefined
      ? (low ?? '')
      : t('warp.odds.range', { low, high });
  };
  /** The day on which a landmark can be paid, whatever is open. */
  const savedUp = (at: number) => {
    const pulls = [answer, best].map((one) => one.landmarks[at]?.pulls ?? 0);
    const last = dayWith(Math.max(...pulls));
    return last && t('warp.odds.savedUp', { day: day(last) });
  };
  /** With its place in the order: two may be wished for in the same words. */
  const label = ({ type, copies, itemId }: OddsTarget, place: number) => {
    const name = itemId === null ? t(`warp.banner.${type}`) : nameOf(game, itemId).text;
    return `${place + 1}. ${name} × ${number(copies)}`;
  };
  return (
    <section
      aria-labelledby="answer"
      aria-live="polite"
      aria-busy={isBusy}
      className={classNames('flex min-w-0 flex-col gap-6', isBusy && 'opacity-60')}
    >
      <h3 id="answer" className="font-display text-lg font-semibold">
        {t('warp.odds.answer')}
      </h3>
      {open.length > 0 && (
        <p className="max-w-prose border-s-2 border-wait ps-4 text-sm">
          {t('warp.odds.open', {
            banners: open.map((type) => t(`warp.banner.${type}`)).join(', '),
          })}
        </p>
      )}
      <dl className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <Figure
          label={t('warp.odds.chance')}
          // Without anything to pull with there is no chance to tell, rather than none.
          value={pulls === 0 ? t('warp.odds.enter') : span((one) => one.chance, percent)}
          detail={pulls > 0 && t('warp.odds.within', { pulls })}
          explain={t('warp.odds.explains.chance')}
        />
        <Figure
          label={t('warp.odds.mean')}
          value={span((one) => one.mean, figure)}
          explain={t('warp.odds.explains.mean')}
        />
        <Figure
          label={t('warp.odds.loss')}
          value={span((one) => one.lossChance, percent)}
          explain={t('warp.odds.explains.loss')}
        />
      </dl>
      <ChanceCurve
        curve={curve}
        best={answer.atBest?.curve}
        landmarks={landmarks}
        pulls={pulls}
        chance={chance}
      />
      <FiguresTable
        label={t('warp.figures')}
        columns={[t('warp.odds.pulls'), t('warp.odds.chance')]}
        rows={curve.map((point) => ({
          key: point.pulls,
          cells: [number(point.pulls), percent(point.chance)],
        }))}
      />
      <dl className="figures flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {landmarks.map((landmark, at) => (
          <div key={landmark.chance} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{share(landmark.chance, 0)}</dt>
            <dd className="font-semibold">
              {t('warp.line.took', {
                number: span((one) => one.landmarks[at]?.pulls ?? 0, number),
              })}
            </dd>
            <dd className="text-ink-soft empty:hidden">{savedUp(at)}</dd>
          </div>
        ))}
      </dl>
      {targets.length > 1 && pulls > 0 && (
        <div className="overflow-x-auto">
          <table className="figures w-full text-sm">
            <thead>
              <tr className="text-ink-faint">
                <th scope="col" className="border-b border-line py-2 pe-4 text-start font-normal">
                  {t('warp.odds.targets')}
                </th>
                <th scope="col" className="border-b border-line py-2 pe-4 text-end font-normal">
                  {t('warp.odds.upTo')}
                </th>
                <th scope="col" className="border-b border-line py-2 text-end font-normal">
                  {t('warp.odds.without')}
                </th>
              </tr>
            </thead>
            <tbody>
              {targets.map((target, place) => (
                <tr key={place}>
                  <td className="border-b border-line py-2 pe-4">{label(target, place)}</td>
                  <td className="border-b border-line py-2 pe-4 text-end">
                    {span((one) => one.steps[place] ?? 0, percent)}
                  </td>
                  <td className="border-b border-line py-2 text-end">
                    {span((one) => one.without[place] ?? 0, percent)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {better && (
        <div className="flex flex-wrap items-center gap-4 border-s-2 border-lamp ps-4">
          <p className="min-w-0 flex-1 text-sm">
            {t('warp.odds.better', { number: figure(better.expectedDone, 2) })}{' '}
            {better.order
              .flatMap((place) => {
                const target = targets[place];
                return target ? label(target, place) : [];
              })
              .join(' → ')}
          </p>
          <Button
            // What it would put in order are the targets of now.
            disabled={isBusy}
            onClick={() =>
              act(oddsActions.order(wholeOrder(better.order, targets.length), targets))
            }
          >
            {t('warp.odds.takeOrder')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Those that were not put in order stay behind those that were. */
function wholeOrder(order: readonly number[], count: number): number[] {
  const rest = Array.from({ length: count }, (_, at) => at).filter((at) => !order.includes(at));
  return [...order, ...rest];
}
