import {
  BANNER_RULES,
  type BannerStatistics,
  type BannerType,
  isFinished,
  mostToFiveStar,
} from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';
import { Button, useOnDemand } from '../../../primitives/index.ts';
import { Figure } from '../parts/figure.tsx';
import { jadeWords } from '../parts/jade-words.ts';
import { PityBar } from './pity-bar.tsx';

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
  const isDone = isFinished(type, pulls);
  const most = mostToFiveStar(type, figures);
  const pity = isPity5Known ? number(pity5) : t('warp.atLeast', { number: pity5 });
  return (
    <section aria-label={t('warp.counters')} className="flex flex-col gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-5 sm:grid-cols-4">
        {!isDone && (
          <>
            <Figure
              label={t('warp.pity5')}
              value={<SplitFlap text={pity} />}
              detail={
                <>
                  {t('warp.ofLimit', { limit: rules.fiveStarLimit })}
                  {most !== undefined && (
                    <span className="block">{t('warp.mostLeft', { number: most })}</span>
                  )}
                </>
              }
              explain={t('warp.explains.pity5')}
            />
            <Figure
              label={t('warp.pity4')}
              value={<SplitFlap text={number(pity4)} />}
              detail={t('warp.ofLimit', { limit: rules.fourStarLimit })}
              explain={t('warp.explains.pity4')}
            />
          </>
        )}
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
      </dl>
      {isDone ? (
        <p className="text-go">{t('warp.finished.text', { number: rules.pullsInAll ?? pulls })}</p>
      ) : (
        <PityBar type={type} pity={pity5} isKnown={isPity5Known} />
      )}
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
