import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { loadMessages, useI18n } from '../../i18n/index.ts';
import { Loaded } from '../../primitives/index.ts';
import { whenChanged } from '../../storage/glance.ts';
import { hasAnything } from '../../storage/has-anything.ts';
import { type Checklist, createChecklist } from '../../stores/checklist.ts';
import { glanceAtDone } from '../../stores/glance-at-done.ts';

import { ChecklistContext } from './checklist-context.ts';
import { StepBar } from './step-bar.tsx';

/**
 * What stands around a page of achievements: its lines are drawn by the server and stay as they are while the
 * player's store is opened beside them.
 */
export function AchievementsFrame({ children }: { children: ReactNode }) {
  const [checklist] = useState(createChecklist);
  return (
    <ChecklistContext.Provider value={checklist}>
      <Store checklist={checklist} />
      {children}
      <StepBar />
    </ChecklistContext.Provider>
  );
}

/**
 * What opens the store comes with the first mark: until then a glance at what is stored will do, unless there is more to
 * say about it, or another tab changes it.
 */
function Store({ checklist }: { checklist: Checklist }) {
  const { language } = useI18n();
  const [isNeeded, need] = useState(false);
  useEffect(() => {
    const needIt = () => checklist.isWaiting() && need(true);
    const look = async () => {
      const seen = (await hasAnything()) ? await glanceAtDone() : {};
      if (seen) checklist.begin(seen);
      else need(true);
    };
    needIt();
    const leave = [checklist.subscribe(needIt), whenChanged(() => need(true))];
    void look();
    return () => {
      for (const stop of leave) stop();
    };
  }, [checklist]);
  const load = useCallback(async () => {
    const [{ OpenList }] = await Promise.all([
      import('./open-list.tsx'),
      loadMessages(language, ['data']),
    ]);
    return OpenList;
  }, [language]);
  if (!isNeeded) return null;
  return (
    <Loaded load={load} waiting={null}>
      {(OpenList) => <OpenList checklist={checklist} />}
    </Loaded>
  );
}
