import { isAlike } from '@trailbook/core/internal/basics';
import { type ForecastPieces, takeOverForecast } from '@trailbook/core/internal/user-data';
import { type ReactNode, useCallback } from 'react';
import { withTexts } from '../../../i18n/index.ts';
import { useOnDemand } from '../../../primitives/index.ts';
import { useLink } from '../../../shell/links/use-link.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import type { Edit } from '../../../shell/screen/use-last-edit.ts';
import type { ForecastDocuments, ForecastStore } from '../store/forecast-store.ts';

/** The sheet that shares, or that with what an address has brought. */
interface Sheet {
  readonly link?: string;
}

const loadSheets = withTexts(['sheets', 'links'], async (_sheet: Sheet) => {
  const [{ ShareForecast }, { SharedForecast }] = await Promise.all([
    import('./share-forecast.tsx'),
    import('./shared-forecast.tsx'),
  ]);
  return { ShareForecast, SharedForecast };
});

/** The forecast as a link, and one that came by a link. Rule W60. */
export function useForecastLinks(
  store: ForecastStore,
  today: string,
  setDone: (done: Edit<ForecastDocuments>) => void,
): { readonly share: () => void; readonly sheet: ReactNode } {
  const { forecast } = useDocuments(store).documents;
  const { shown, ask, close, trouble } = useOnDemand(loadSheets);
  const share = useCallback(() => ask({}), [ask]);
  const show = useCallback((link: string) => ask({ link }), [ask]);
  useLink('forecast', shown !== undefined, show);
  const take = (pieces: ForecastPieces, text: string) => {
    setDone(takeOver(store, pieces, text));
    close();
  };
  const link = shown?.key.link;
  return {
    share,
    sheet: (
      <>
        {shown && link === undefined && (
          <shown.part.ShareForecast forecast={forecast} onClose={close} />
        )}
        {shown && link !== undefined && (
          <shown.part.SharedForecast
            key={link}
            mine={forecast}
            onClose={close}
            onTake={take}
            {...{ link, today }}
          />
        )}
        {trouble}
      </>
    ),
  };
}

/** Takes over pieces of another forecast; what was there before comes back whole. */
function takeOver(
  store: ForecastStore,
  pieces: ForecastPieces,
  text: string,
): Edit<ForecastDocuments> {
  const { act, documents: before } = store.getState();
  const now = Date.now();
  act(({ forecast }) => ({ forecast: takeOverForecast(forecast, pieces, now) }));
  const after = store.getState().documents.forecast;
  const stands = ({ forecast }: ForecastDocuments) => isAlike(forecast, after);
  return { stands, text, undo: () => act((now) => (stands(now) ? before : now)) };
}
