import type { PageName } from '@trailbook/core/internal/dataset';
import type { StoredTarget } from '@trailbook/core/internal/user-data';
import { useCallback } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { nameOf } from '../../warp/parts/things.ts';

/** What a target is called: what it is of, what the player calls it, or its banner type. */
export function useTargetName(): (target: StoredTarget) => PageName {
  const { t } = useI18n();
  const game = useGame('warp');
  return useCallback(
    ({ itemId, name, type }) =>
      itemId === null ? { text: name || t(`warp.banner.${type}`) } : nameOf(game, itemId),
    [t, game],
  );
}
