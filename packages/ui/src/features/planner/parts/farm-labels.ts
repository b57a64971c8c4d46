import type { FarmKind } from '@trailbook/core/internal/dataset';
import type { MessageKey } from '../../../i18n/index.ts';

/** What a kind of source is called. */
export const FARM_LABELS: Readonly<Record<FarmKind, MessageKey>> = {
  goldenCalyx: 'game.farm.goldenCalyx',
  crimsonCalyx: 'game.farm.crimsonCalyx',
  stagnantShadow: 'game.farm.stagnantShadow',
  echoOfWar: 'game.farm.echoOfWar',
};
