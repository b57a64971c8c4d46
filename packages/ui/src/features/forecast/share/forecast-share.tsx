import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import type { StoredTarget } from '@trailbook/core/internal/user-data';
import { useCallback, useMemo } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { ImageDialog, type Paint } from '../../warp/image/image-dialog.tsx';
import type { ForecastAnswer } from '../answer/forecast-answer.ts';
import { useSpan } from '../answer/use-span.ts';
import { useTargetName } from '../targets/target-name.ts';
import { type ForecastImage, paintForecast } from './paint-forecast.ts';

interface Props {
  readonly answer: ForecastAnswer;
  readonly targets: readonly StoredTarget[];
  readonly listed: readonly StoredTarget[];
  readonly onClose: () => void;
}

/** An image of the forecast, with names and chances; whose it is, and what they own, is not told. */
export function ForecastShare({ answer, targets, listed, onClose }: Props) {
  const { t } = useI18n();
  const model = useImage({ answer, targets, listed });
  const paint = useCallback<Paint>(
    (context, terms) => paintForecast(context, model, terms),
    [model],
  );
  const told = [
    model.title,
    ...model.targets.map(({ name, about, chance }) => `${name} ${about}: ${chance}`),
  ].join(' · ');
  return (
    <ImageDialog
      title={t('forecast.image')}
      file="trailbook-forecast.png"
      {...{ told, paint, onClose }}
    />
  );
}

function useImage({ answer, targets, listed }: Omit<Props, 'onClose'>): ForecastImage {
  const i18n = useI18n();
  const span = useSpan();
  const nameOf = useTargetName();
  return useMemo(() => {
    const { t, chance, figure, day, date, number, language } = i18n;
    return {
      title: t('nav.forecast'),
      day: t('warp.image.note', { day: date(Date.now()) }),
      tag: LANGUAGE_TAGS[language],
      figures: [
        { label: t('warp.odds.chance'), value: span(answer.all, chance) },
        {
          label: t('forecast.done'),
          value: span(answer.expectedDone, (value) => figure(value, 2)),
        },
      ],
      targets: targets.flatMap((target, place) => {
        const told = answer.targets[place];
        if (!told) return [];
        return {
          name: `${listed.indexOf(target) + 1}. ${nameOf(target).text}`,
          about: t('forecast.imageLine', {
            copies: number(target.copies),
            day: day(target.until),
          }),
          chance: span(told.chance, chance),
          part: told.chance[0],
        };
      }),
      more: (count) => t('forecast.more', { number: count }),
    };
  }, [i18n, span, nameOf, answer, targets, listed]);
}
