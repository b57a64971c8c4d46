import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import {
  BANNER_RULES,
  type BannerStatistics,
  type BannerType,
  isFinished,
} from '@trailbook/core/internal/warp';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { downloadFile } from '../../../platform/index.ts';
import { Button, Dialog, FilterChips } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { sampleSizeOf } from '../parts/sample-size.ts';
import { nameOf } from '../parts/things.ts';
import { LAYOUTS, type LayoutName } from './layouts.ts';
import { paintShare, type ShareModel } from './paint-share.ts';
import { paletteOf } from './palette.ts';

interface Props {
  readonly type: BannerType;
  readonly figures: BannerStatistics;
  readonly onClose: () => void;
}

/** So many of the latest 5★s are told to who does not see the image. */
const TOLD = 12;

const NAMES: readonly LayoutName[] = ['wide', 'square', 'tall'];

/** An image of a banner type's warps, drawn on the device and kept as a file: nothing is sent anywhere. */
export function ShareDialog({ type, figures, onClose }: Props) {
  const { t } = useI18n();
  const [layout, setLayout] = useState<LayoutName>('wide');
  const canvas = useRef<HTMLCanvasElement>(null);
  const model = useShareModel(type, figures);
  const { width, height } = LAYOUTS[layout];
  useEffect(() => {
    let isWanted = true;
    const paint = () => {
      const element = canvas.current;
      const context = element?.getContext('2d');
      if (!isWanted || !context) return;
      paintShare(context, model, { layout, palette: paletteOf(document.body) });
    };
    paint();
    // The page's own fonts may still be on their way.
    document.fonts.ready.then(paint, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [model, layout]);
  const save = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) downloadFile(`trailbook-warps-${type}.png`, blob, 'image/png');
    }, 'image/png');
  return (
    <Dialog
      title={t('warp.image.title')}
      onClose={onClose}
      isRead
      footer={
        <Button look="lamp" onClick={save}>
          {t('warp.image.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('warp.image.text')}</p>
        <FilterChips
          legend={t('warp.image.layout')}
          options={NAMES.map((value) => ({ value, label: t(`warp.image.${value}`) }))}
          isActive={(value) => value === layout}
          onToggle={(value) => setLayout(NAMES.find((name) => name === value) ?? layout)}
        />
        <canvas
          // A canvas of another size is another canvas.
          key={layout}
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={[
            model.title,
            ...model.figures.map(({ label, value, of }) =>
              [t('state.pair', { label, value }), of].filter(Boolean).join(', '),
            ),
            ...model.fiveStars
              .slice(-TOLD)
              .map((star) => `${model.name(star.pull.itemId)} ${model.took(star)}`),
          ].join(' · ')}
          className="max-h-[60dvh] w-full rounded-control border border-line object-contain"
        />
      </div>
    </Dialog>
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
