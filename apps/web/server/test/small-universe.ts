import type { Dataset } from '@trailbook/core/internal/dataset';
import { smallDataset } from './small-dataset';

const season = (id: number, begins: string) => {
  return { id, begins: `${begins} 04:00:00`, ends: '2099-01-01 03:59:59', areas: [] };
};

/** Two weeks of an empty universe. */
export const universeDataset: Dataset = {
  ...smallDataset,
  universe: {
    ...smallDataset.universe,
    seasons: [season(1, '2024-03-18'), season(2, '2024-03-25')],
  },
};
