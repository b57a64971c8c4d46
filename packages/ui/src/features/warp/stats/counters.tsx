import {
  BANNER_RULES,
  type BannerStatistics,
  type BannerType,
  fiveStarChance,
  softPityFrom,
} from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';
import { Button, useOnDemand } from '../../../primitives/index.ts';
import { Figure } from '../parts/figure.tsx';
import { jadeWords } from '../parts/jade-words.ts';

const loadShare = async () => (await import('../image/share-dialog.tsx')).ShareDialog;

interface Props {
  readonly type: BannerType;
  readonly figures: BannerStatistics;
}

/** The four counters of a banner type, and the way to the next 5★. */
export function Counters({ type, figures }: Props) {
  const { t, number } = useI18n();
  const { pulls, jade, pity5, pity4, isPity5Known } = figures;
  const rules = BANNER_RULES[type];
  const pity = isPity5Known ? number(pity5) : t('warp.atLeast', { number: pity5 });
  return (
    <section aria-label={t('warp.counters')} className="flex flex-col gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-5 sm:grid-cols-4">
        <Figure
          label={t('warp.total')}
          value={<SplitFlap text={number(pulls)} />}
          explain={t('warp.explains.total')}
        />
        <Figure
          label={t('warp.jade')}
          value={<SplitFlap text={number(jade)} />}
          explain={t(jadeWords(type))}
        />
        <Figure
          label={t('warp.pity5')}
          value={<SplitFlap text={pity} />}
          detail={t('warp.ofLimit', { limit: rules.fiveStarLimit })}
          explain={t('warp.explains.pity5')}
        />
        <Figure
          label={t('warp.pity4')}
          value={<SplitFlap text={number(pity4)} />}
          detail={t('warp.ofLimit', { limit: rules.fourStarLimit })}
          explain={t('warp.explains.pity4')}
        />
      </dl>
      <PityBar type={type} pity={pity5} isKnown={isPity5Known} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Standing type={type} figures={figures} />
        <Share type={type} figures={figures} />
      </div>
    </section>
  );
}

/** From the first warp on: what there is can be shown, and what is still awaited. */
function Share(props: Props) {
  const { t } = useI18n();
  const { ask, shown, close, trouble } = useOnDemand(loadShare);
  return (
    <>
      <Button look="quiet" className="ms-auto" onClick={() => ask(undefined)}>
        {t('warp.image.open')}
      </Button>
      {shown && <shown.part {...props} onClose={close} />}
      {trouble}
    </>
  );
}

/** Whether the next 5★ is the featured one. */
function Standing({ type, figures: { guarantee } }: Props) {
  const { t, share } = useI18n();
  const chance = BANNER_RULES[type].featuredChance;
  if (chance === null) return null;
  if (guarantee === null) return <p className="text-sm">{t('warp.guarantee.unknown')}</p>;
  return (
    <p className="text-sm">
      {guarantee ? t('warp.guarantee.yes') : t('warp.guarantee.no', { share: share(chance, 0) })}
    </p>
  );
}

/** A figure on the departure board: a flap for each sign, which turns when it changes. */
export function SplitFlap({ text }: { text: string }) {
  return (
    <span>
      <span className="sr-only">{text}</span>
      <span aria-hidden className="inline-flex flex-wrap gap-px">
        {[...text].map((sign, at) => (
          // Places from the right keep their sign while a figure grows.
          <span
            key={`${text.length - at} ${sign}`}
            // Thousands set apart by a space are: an empty flap would be a figure that is missing.
            className={sign.trim() === '' ? 'w-1' : 'flap'}
          >
            {sign.trim()}
          </span>
        ))}
      </span>
    </span>
  );
}

interface PityBarProps {
  readonly type: BannerType;
  readonly pity: number;
  readonly isKnown: boolean;
}

/**
 * How far it is to the next 5★, as a line to its last stop. The zone of raised chances is hatched, and said in
 * words below.
 */
export function PityBar({ type, pity, isKnown }: PityBarProps) {
  const { t, share } = useI18n();
  const limit = BANNER_RULES[type].fiveStarLimit;
  const soft = softPityFrom(type);
  const percent = (pulls: number) => `${(100 * Math.min(pulls, limit)) / limit}%`;
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden className="relative h-3 rounded-control border border-line-strong">
        {soft !== null && (
          <span className="hatched absolute inset-y-0 end-0" style={{ left: percent(soft - 1) }} />
        )}
        <span
          className="absolute inset-y-0 start-0 rounded-s-control bg-lamp"
          style={{ width: percent(pity) }}
        />
      </div>
      <p className="figures flex flex-wrap justify-between gap-x-4 text-xs text-ink-faint">
        {isKnown && (
          <span>{t('warp.nextChance', { share: share(fiveStarChance(type, pity + 1)) })}</span>
        )}
        {soft !== null && <span>{t('warp.softPity', { pull: soft, limit })}</span>}
      </p>
    </div>
  );
}
