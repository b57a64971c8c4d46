import { type ForecastDocument, forecastKind } from '../documents/forecast.ts';

interface Options {
  /** The targets that go along, by their numbers. */
  readonly targetIds: ReadonlySet<number>;
  /** Whether what there is goes along. */
  readonly withSavings: boolean;
}

/**
 * A forecast as it travels: what is wanted and when its banners run, numbered by its order, and what comes in. When a
 * line was made and what is switched off is nobody else's; pity and account are no part of a forecast.
 * Rules P43, W60.
 */
export function travellingForecast(
  { targets, income, savings }: ForecastDocument,
  { targetIds, withSavings }: Options,
): ForecastDocument {
  let own = 0;
  return {
    ...forecastKind.empty,
    savings: withSavings ? savings : null,
    targets: targets
      .filter(({ targetId }) => targetIds.has(targetId))
      .map((target, place) => ({ ...target, targetId: place })),
    income: Object.fromEntries(
      Object.entries(income)
        .filter(([, { isOn, jade, passes }]) => isOn && jade + passes > 0)
        .map(([key, line]) => [key.startsWith(OWN) ? `${OWN}${own++}` : key, line]),
    ),
  };
}

/** With what the keys of lines begin that are the player's own. */
const OWN = 'own';
