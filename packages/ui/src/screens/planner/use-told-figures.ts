import type { Entry, Farming, PlannerSettings } from '@trailbook/core/internal/planner';
import { useCallback } from 'react';
import { loadMessages, useI18n } from '../../i18n/index.ts';
import { useGame } from './data-context.ts';

/** Tells what the figures of an entry mean, when it is asked. */
export function useToldEntry(entry: Entry): () => Promise<readonly string[]> {
  const i18n = useI18n();
  const game = useGame();
  return useCallback(async () => {
    const [{ tellEntry }] = await Promise.all([
      import('./told-figures.ts'),
      loadMessages(i18n.language, ['sheets']),
    ]);
    return tellEntry(i18n, game, entry);
  }, [i18n, game, entry]);
}

/** Tells what power and days follow from, when it is asked. */
export function useToldPower(
  farming: Farming,
  settings: PlannerSettings,
): () => Promise<readonly string[]> {
  const i18n = useI18n();
  return useCallback(async () => {
    const [{ tellPower }] = await Promise.all([
      import('./told-figures.ts'),
      loadMessages(i18n.language, ['sheets']),
    ]);
    return tellPower(i18n, farming, settings);
  }, [i18n, farming, settings]);
}
