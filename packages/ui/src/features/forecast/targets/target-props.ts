import type { StoredTarget } from '@trailbook/core/internal/user-data';
import type { Standing } from '@trailbook/core/internal/warp';
import type { ReactNode } from 'react';
import type { Undoable } from '../../../primitives/index.ts';
import type { TargetAnswer } from '../answer/forecast-answer.ts';
import type { ForecastStore } from '../store/forecast-store.ts';
import type { KnownBanner } from './known-banners.ts';

/** What a target is shown with. */
export interface TargetProps {
  readonly targets: readonly StoredTarget[];
  /** Those that were there when the page came: a new one is told about next. */
  readonly known: ReadonlySet<number>;
  readonly banners: readonly KnownBanner[];
  readonly standing: Standing;
  readonly today: string;
  readonly isBusy: boolean;
  readonly answerOf: (targetId: number) => TargetAnswer | undefined;
  /** When what is planned for it is done. */
  readonly readyOf: (target: StoredTarget) => ReactNode;
  readonly act: ReturnType<ForecastStore['getState']>['act'];
  readonly setDone: (done: Undoable) => void;
}
