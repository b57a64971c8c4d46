import { BANNER_RULES, type BannerType } from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';
import { Figure } from '../parts/figure.tsx';
import type { WarpDocuments } from '../store/warps-store.ts';
import { amongPlayers, isAllInYear, luckCloseness } from './luck-words.ts';
import type { LuckAnswer } from './luck-worker.ts';
import { useLuck } from './use-luck.ts';

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
}

/** How lucky a history is beside all histories of as many pulls, with what it rests on. */
export function LuckSection({ type, documents }: Props) {
  const { t } = useI18n();
  const { pullsInAll } = BANNER_RULES[type];
  return (
    <section aria-labelledby="luck" className="flex flex-col gap-3">
      <h3 id="luck" className="font-display text-lg font-semibold">
        {t('warp.luck.title')}
      </h3>
      {pullsInAll === null ? (
        <OfType type={type} documents={documents} />
      ) : (
        // As few as there are of them are never enough.
        <p className="max-w-prose">{t('warp.luck.never', { most: pullsInAll })}</p>
      )}
      <Together documents={documents} />
    </section>
  );
}

function OfType({ type, documents }: Props) {
  const { t } = useI18n();
  const found = useLuck(documents, type);
  const hasFeatured = BANNER_RULES[type].featuredChance !== null;
  return (
    <div aria-busy={!found} className="flex flex-col gap-3">
      <LuckFigures found={found} explain={t('warp.luck.explain')} hasFeatured={hasFeatured} />
    </div>
  );
}

/** The same of all banner types as one. */
function Together({ documents }: Pick<Props, 'documents'>) {
  const { t } = useI18n();
  const found = useLuck(documents, 'all');
  return (
    <section
      aria-labelledby="luck-together"
      aria-busy={!found}
      className="flex flex-col gap-3 pt-3"
    >
      <h4 id="luck-together" className="font-semibold">
        {t('warp.luck.together')}
      </h4>
      <LuckFigures found={found} explain={t('warp.luck.togetherExplain')} hasFeatured />
    </section>
  );
}

interface FiguresProps {
  readonly found: ReturnType<typeof useLuck>;
  readonly explain: string;
  /** Whether there are featured ones to be lucky with. */
  readonly hasFeatured: boolean;
}

/** With 5★s and with featured ones, over the whole history, and over its last year where that is less. */
function LuckFigures({ found, explain, hasFeatured }: FiguresProps) {
  const { t } = useI18n();
  const isOnce = found !== undefined && isAllInYear(found.fiveStar);
  const figures = [
    { label: t('warp.luck.any'), of: 'fiveStar', span: 'ever' },
    { label: t('warp.luck.featured'), of: 'featured', span: 'ever' },
    { label: t('warp.luck.anyYear'), of: 'fiveStar', span: 'lastYear' },
    { label: t('warp.luck.featuredYear'), of: 'featured', span: 'lastYear' },
  ] as const;
  const shown = figures.filter(
    ({ of, span }) => (hasFeatured || of === 'fiveStar') && !(isOnce && span === 'lastYear'),
  );
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-4 gap-y-5">
        {shown.map(({ label, of, span }) => (
          <LuckFigure key={label} label={label} answer={found?.[of][span]} explain={explain} />
        ))}
      </dl>
      {isOnce && <p className="text-sm text-ink-soft">{t('warp.luck.allInYear')}</p>}
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly answer: LuckAnswer | undefined;
  readonly explain: string;
}

function LuckFigure({ label, answer, explain }: FigureProps) {
  const { t, share, figure } = useI18n();
  if (!answer) return <Figure label={label} value="…" explain={explain} />;
  if (!answer.ok) {
    const { pulls, needed } = answer.error.args;
    return (
      <Figure
        label={label}
        value={t('warp.luck.tooFew')}
        detail={t('warp.luck.tooFewText', { pulls, needed })}
        explain={explain}
      />
    );
  }
  const { percentile, interval, pulls, count, expected } = answer.value;
  const [low, high] = interval;
  const closeness = luckCloseness(answer.value);
  const span = t('warp.luck.span', { low: share(low, 0), high: share(high, 0) });
  return (
    <Figure
      label={label}
      value={{
        exact: () => t('warp.luck.luckier', { share: share(...amongPlayers(percentile)) }),
        span: () => span,
        open: () => t('warp.luck.open'),
      }[closeness]()}
      detail={
        <>
          {t('warp.luck.rests', { pulls, count, expected: figure(expected) })}
          {closeness === 'open' && <span className="block">{span}</span>}
          {closeness !== 'exact' && <span className="block">{t('warp.luck.missing')}</span>}
        </>
      }
      explain={explain}
    />
  );
}
