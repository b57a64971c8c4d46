import {
  type ForecastDocument,
  type StoredTarget,
  travellingForecast,
  writeLink,
} from '@trailbook/core/internal/user-data';
import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { TickList } from '../../../primitives/fields/tick-list.tsx';
import { Dialog, SwitchField } from '../../../primitives/index.ts';
import { ShareLink } from '../../../shell/links/share-link.tsx';
import { TargetRow } from './target-row.tsx';

interface Props {
  readonly forecast: ForecastDocument;
  readonly onClose: () => void;
}

/** The forecast as a link: which targets it holds, and whether it tells what there is. Rule W60. */
export function ShareForecast({ forecast, onClose }: Props) {
  const { t, language } = useI18n();
  const { targets, savings } = forecast;
  const [left, leave] = useState<ReadonlySet<number>>(new Set());
  const [withSavings, setWithSavings] = useState(false);
  const isPicked = ({ targetId }: StoredTarget) => !left.has(targetId);
  const picked = targets.filter(isPicked);
  const targetIds = new Set(picked.map(({ targetId }) => targetId));
  const link = writeLink('forecast', travellingForecast(forecast, { targetIds, withSavings }));
  return (
    <Dialog isRead title={t('links.forecast.title')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-ink-soft">{t('links.forecast.text')}</p>
        <TickList
          legend={t('links.ticked')}
          rows={targets}
          keyOf={({ targetId }) => targetId}
          isPicked={isPicked}
          onPick={(rows, isOn) => {
            const next = new Set(left);
            for (const { targetId } of rows) {
              if (isOn) next.delete(targetId);
              else next.add(targetId);
            }
            leave(next);
          }}
        >
          {(target) => <TargetRow target={target} />}
        </TickList>
        {savings && (
          <SwitchField
            label={t('links.forecast.savings')}
            isOn={withSavings}
            onChange={setWithSavings}
          />
        )}
        {picked.length === 0 && <p>{t('sheet.nothingTicked')}</p>}
        {!link.ok && <p className="text-wait">{t('links.tooLong')}</p>}
        {picked.length > 0 && link.ok && (
          <ShareLink
            address={`${publicOrigin()}/${language}/forecast#forecast=${link.value}`}
            title={t('links.forecast.preview')}
          />
        )}
      </div>
    </Dialog>
  );
}
