import type { Entry } from '@trailbook/core/internal/planner';
import { useCallback } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { PointSource } from './describe-point.ts';

/** What a point of an entry does at a level; read from its character's own file when it is asked. */
export type DescribePoint = (point: number, level: number) => Promise<string>;

export function useDescribePoint(entry: Entry): DescribePoint {
  const i18n = useI18n();
  const { tables } = useGame('planner');
  const character = entry.kind === 'character' ? entry : undefined;
  const enhanced = character?.enhanced ?? 0;
  // Nobody knows yet what somebody that the game lacks will do.
  const known = character && !character.custom && tables.characters.get(character.id);
  const pageId = known ? known.pageId : undefined;
  return useCallback(
    async (point, level) => {
      if (!pageId) return '';
      try {
        const [{ describePoint }, { loadThing }] = await Promise.all([
          import('./describe-point.ts'),
          import('../../../client/thing-file.ts'),
        ]);
        const page = await loadThing<PointSource>(i18n.language, 'characters', pageId);
        return describePoint(i18n, page, { enhanced, point, level });
      } catch (error) {
        // Without a network there is the name alone.
        console.warn('What a skill does could not be loaded.', error);
        return '';
      }
    },
    [i18n, pageId, enhanced],
  );
}
