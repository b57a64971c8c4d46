import { countCopies } from '@trailbook/core/internal/user-data';
import { DUPE_PRESETS } from '@trailbook/core/internal/warp';
import { device, dismissalsStore, profilesStore } from '../../../storage/stores/device.ts';

/** What a list of cards shows of the player's own. */
export interface CardMarks {
  /** Pulls by the id of what was pulled, in the profile in use. */
  readonly copies: ReadonlyMap<number, number>;
  /** Red dots that were pressed. */
  readonly dismissed: ReadonlySet<string>;
}

/** Loaded on its own, by visitors who have something stored: see `useCardMarks`. */
export async function loadCardMarks(): Promise<CardMarks> {
  const opened = device();
  const [profiles, dismissals] = [profilesStore(opened), dismissalsStore(opened)];
  await Promise.all([profiles.getState().load(), dismissals.getState().load()]);
  const { active } = profiles.getState().documents.profiles;
  return {
    copies: countCopies(await opened.database.warpParts(active), DUPE_PRESETS),
    dismissed: new Set(dismissals.getState().documents.dismissals.redDots),
  };
}

/** Clears a red dot for good. That it could not be kept is no matter. Rule S4. */
export async function dismissDot(id: string): Promise<void> {
  const store = dismissalsStore(device());
  if (store.getState().status === 'loading') await store.getState().load();
  store.getState().act(({ dismissals }) => ({
    dismissals: dismissals.redDots.includes(id)
      ? dismissals
      : { ...dismissals, redDots: [...dismissals.redDots, id] },
  }));
}
