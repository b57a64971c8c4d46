import type { FarmKind } from '@trailbook/core/internal/dataset';
import type { MessageKey } from '../../../i18n/index.ts';

/** What a kind of source is called. */
export const FARM_LABELS: Readonly<Record<FarmKind, MessageKey>> = {
  goldenCalyx: 'farm.goldenCalyx',
  crimsonCalyx: 'farm.crimsonCalyx',
  stagnantShadow: 'farm.stagnantShadow',
  echoOfWar: 'farm.echoOfWar',
};
