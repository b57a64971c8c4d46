import { useEffect } from 'react';
import { ProfileGate } from '../../../shell/recovery/index.ts';
import { type AchievementsStore, achievementsStore } from '../store/achievements-store.ts';
import type { Checklist } from '../store/checklist.ts';

/** Opens the player's store for a page that is drawn already; says what is the matter with it. */
export function OpenList({ checklist }: { checklist: Checklist }) {
  return (
    <ProfileGate
      open={achievementsStore}
      waiting={null}
      whileShut={() => <Shut checklist={checklist} />}
    >
      {({ store }) => <Opened checklist={checklist} store={store} />}
    </ProfileGate>
  );
}

function Opened({ checklist, store }: { checklist: Checklist; store: AchievementsStore }) {
  useEffect(() => checklist.open(store), [checklist, store]);
  return null;
}

function Shut({ checklist }: { checklist: Checklist }) {
  useEffect(() => checklist.shut(), [checklist]);
  return null;
}
