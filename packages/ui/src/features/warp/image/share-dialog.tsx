import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import {
  BANNER_RULES,
  type BannerStatistics,
  type BannerType,
  isFinished,
} from '@trailbook/core/internal/warp';
import { useCallback, useMemo } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { sampleSizeOf } from '../parts/sample-size.ts';
import { nameOf } from '../parts/things.ts';
import { ImageDialog, type Paint } from './image-dialog.tsx';
import { paintShare, type ShareModel } from './paint-share.ts';

interface Props {
  readonly type: BannerType;
  readonly figures: BannerStatistics;
  readonly onClose: () => void;
}

/** So many of the latest 5★s are told to who does not see the image. */
const TOLD = 12;

/** An image of a banner type's warps, drawn on the device and kept as a file: nothing is sent anywhere. */
export function ShareDialog({ type, figures, onClose }: Props) {
  const { t } = useI18n();
  const model = useShareModel(type, figures);
  const paint = useCallback<Paint>((context, terms) => paintShare(context, model, terms), [model]);
  return (
    <ImageDialog
      title={t('warp.image.title')}
      file={`trailbook-warps-${type}.png`}
      told={[
        model.title,
        ...model.figures.map(({ label, value, of }) =>
          [t('state.pair', { label, value }), of].filter(Boolean).join(', '),
        ),
        ...model.fiveStars
          .slice(-TOLD)
          .map((star) => `${model.name(star.pull.itemId)} ${model.took(star)}`),
      ].join(' · ')}
      paint={paint}
      onClose={onClose}
    />
  );
}

/** What stands on the image, in the page's language. Whose warps they are is not told. */
function useShareModel(type: BannerType, figures: BannerStatistics): ShareModel {
  const i18n = useI18n();
  const game = useGame('warp');
  return useMemo(() => {
    const { t, number, figure, share, date, language } = i18n;
    const { pulls, fiveStars, averagePity, pity5, isPity5Known, contests } = figures;
    const { known } = sampleSizeOf(figures);
    const { fiveStarLimit } = BANNER_RULES[type];
    const decided = contests.won + contests.lost;
    const count = (value: number, isAll: boolean) =>
      isAll ? number(value) : t('warp.atLeast', { number: value });
    return {
      title: t(`warp.banner.${type}`),
      figures: [
        { label: t('warp.total'), value: number(pulls) },
        ...(isFinished(type, pulls)
          ? []
          : [{ label: t('warp.pity5'), value: count(pity5, isPity5Known) }]),
        {
          label: t('warp.averagePity'),
          ...(averagePity === null
            ? { value: '—' }
            : { value: figure(averagePity), of: t('warp.ofFiveStars', { number: known }) }),
        },
        decided > 0
          ? {
              label: t('warp.winRate'),
              value: share(contests.won / decided),
              of: t('warp.winsOf', { won: contests.won, number: decided }),
            }
          : { label: t('warp.column.fiveStars'), value: number(fiveStars.length) },
      ],
      fiveStars,
      more: { pulls: pity5, isWhole: isPity5Known },
      thing: (itemId) => game.things.get(itemId),
      name: (itemId) => nameOf(game, itemId).text,
      tag: LANGUAGE_TAGS[language],
      took: ({ pity, atLeast }) => count(atLeast, pity !== null),
      day: t('warp.image.note', { day: date(Date.now()) }),
      notes: decided > 0 ? [t('warp.image.winRate')] : [],
      outcome: (outcome) => t(`warp.outcome.${outcome}`),
      earlier: (count) => t('warp.image.earlier', { number: count }),
      wait: {
        pity: count(pity5, isPity5Known),
        limit: fiveStarLimit,
        ofLimit: t('warp.ofLimit', { limit: fiveStarLimit }),
      },
    };
  }, [i18n, game, type, figures]);
}
