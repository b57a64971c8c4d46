import { BANNER_RULES, type BannerType } from '@trailbook/core/internal/warp';
import { type I18n, useI18n } from '../../../i18n/index.ts';
import { Figure } from '../parts/figure.tsx';
import type { WarpDocuments } from '../store/warps-store.ts';
import { amongPlayers, isAllInYear, isClear, luckCloseness } from './luck-words.ts';
import type { LuckAnswer, LuckByGoal } from './luck-worker.ts';
import { useLuck } from './use-luck.ts';

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
}

/**
 * How lucky a history is beside all histories of as many pulls, with what it rests on: of one banner type, and of all
 * as one. What is not clear yet is said in one sentence. Rule W41.
 */
export function LuckSection({ type, documents }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const { pullsInAll, featuredChance } = BANNER_RULES[type];
  const isTold = pullsInAll === null;
  const ofType = useLuck(documents, isTold ? type : 'all');
  const ofAll = useLuck(documents, 'all');
  const own = figuresOf(i18n, ofType, { hasFeatured: featuredChance !== null });
  const together = figuresOf(i18n, ofAll, { hasFeatured: true });
  const vague = [
    ...(isTold ? vagueOf(i18n, own, t(`warp.banner.${type}`)) : []),
    ...vagueOf(i18n, together, t('warp.luck.together')),
  ];
  return (
    <section aria-labelledby="luck" aria-busy={!ofType || !ofAll} className="flex flex-col gap-3">
      <h3 id="luck" className="font-display text-lg font-semibold">
        {t('warp.luck.title')}
      </h3>
      {isTold ? (
        <LuckFigures figures={own} found={ofType} explain={t('warp.luck.explain')} />
      ) : (
        // As few as there are of them are never enough.
        <p className="max-w-prose">{t('warp.luck.never', { most: pullsInAll })}</p>
      )}
      {together.some(isTellable) && (
        <section aria-labelledby="luck-together" className="flex flex-col gap-3 pt-3">
          <h4 id="luck-together" className="font-semibold">
            {t('warp.luck.together')}
          </h4>
          <LuckFigures figures={together} found={ofAll} explain={t('warp.luck.togetherExplain')} />
        </section>
      )}
      {vague.length > 0 && <Vague vague={vague} />}
    </section>
  );
}

/** A figure of luck; without an answer while it is worked out. */
interface LuckFigure {
  readonly label: string;
  readonly answer: LuckAnswer | undefined;
}

/** With 5★s and with featured ones, over the whole history, and over its last year where that is less. */
function figuresOf(
  { t }: I18n,
  found: LuckByGoal | undefined,
  { hasFeatured }: { readonly hasFeatured: boolean },
): LuckFigure[] {
  const figures = [
    { label: t('warp.luck.any'), of: 'fiveStar', span: 'ever' },
    { label: t('warp.luck.featured'), of: 'featured', span: 'ever' },
    { label: t('warp.luck.anyYear'), of: 'fiveStar', span: 'lastYear' },
    { label: t('warp.luck.featuredYear'), of: 'featured', span: 'lastYear' },
  ] as const;
  const isOnce = found !== undefined && isAllInYear(found.fiveStar);
  return figures
    .filter(
      ({ of, span }) => (hasFeatured || of === 'fiveStar') && !(isOnce && span === 'lastYear'),
    )
    .map(({ label, of, span }) => ({ label, answer: found?.[of][span] }));
}

function isTellable({ answer }: LuckFigure): boolean {
  return !answer || isClear(answer);
}

/** A figure that is not clear, and what the sentence about it says. */
interface VagueFigure {
  readonly label: string;
  readonly answer: LuckAnswer;
  readonly said: string;
}

/** What of a group of figures is not clear: said by the name of the group where that is all of it. */
function vagueOf({ t }: I18n, figures: readonly LuckFigure[], group: string): VagueFigure[] {
  const isAll = !figures.some(isTellable);
  return figures.flatMap((figure) => {
    const label = t('state.pair', { label: group, value: figure.label });
    const { answer } = figure;
    return answer && !isTellable(figure) ? { label, answer, said: isAll ? group : label } : [];
  });
}

/** One sentence for all that is not clear yet, and what is known of each when that is asked. */
function Vague({ vague }: { vague: readonly VagueFigure[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const said = [...new Set(vague.map((one) => one.said))].join(' · ');
  return (
    <div className="flex flex-col text-sm text-ink-soft">
      <p className="max-w-prose">{t('warp.luck.vague', { figures: said })}</p>
      <details>
        <summary className="tap inline-flex items-center underline underline-offset-4 hover:text-ink">
          {t('warp.luck.known')}
        </summary>
        <dl className="figures flex max-w-prose flex-col gap-2">
          {vague.map(({ label, answer }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{knownOf(i18n, answer)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** What an answer rests on that is too vague to be one. */
function knownOf({ t, figure, share }: I18n, answer: LuckAnswer): string {
  if (!answer.ok) {
    const { pulls, needed } = answer.error.args;
    return t('warp.luck.tooFewText', { pulls, needed });
  }
  const { interval, pulls, count, expected } = answer.value;
  const [low, high] = interval.map((part) => share(part, 0)) as [string, string];
  const rests = t('warp.luck.rests', { pulls, count, expected: figure(expected) });
  return `${rests} · ${t('warp.luck.span', { low, high })}`;
}

interface FiguresProps {
  readonly figures: readonly LuckFigure[];
  readonly found: LuckByGoal | undefined;
  readonly explain: string;
}

/** Those that are clear. */
function LuckFigures({ figures, found, explain }: FiguresProps) {
  const { t } = useI18n();
  const shown = figures.filter(isTellable);
  if (shown.length === 0) return null;
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-4 gap-y-5">
        {shown.map(({ label, answer }) => (
          <OneFigure key={label} label={label} answer={answer} explain={explain} />
        ))}
      </dl>
      {found && isAllInYear(found.fiveStar) && (
        <p className="text-sm text-ink-soft">{t('warp.luck.allInYear')}</p>
      )}
    </>
  );
}

function OneFigure({ label, answer, explain }: LuckFigure & { readonly explain: string }) {
  const { t, share, figure } = useI18n();
  if (!answer?.ok) return <Figure label={label} value="…" explain={explain} />;
  const { percentile, interval, pulls, count, expected } = answer.value;
  const [low, high] = interval;
  const isExact = luckCloseness(answer.value) === 'exact';
  return (
    <Figure
      label={label}
      value={
        isExact
          ? t('warp.luck.luckier', { share: share(...amongPlayers(percentile)) })
          : t('warp.luck.span', { low: share(low, 0), high: share(high, 0) })
      }
      detail={
        <>
          {t('warp.luck.rests', { pulls, count, expected: figure(expected) })}
          {!isExact && <span className="block">{t('warp.luck.missing')}</span>}
        </>
      }
      explain={explain}
    />
  );
}
