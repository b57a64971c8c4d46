import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { Loaded, UndoBar } from '../../../primitives/index.ts';
import { hasAnything } from '../../../storage/backups/has-player-data.ts';
import { whenChanged } from '../../../storage/documents/read-only-peek.ts';
import { markSaving } from '../../../storage/stores/saving.ts';
import { type Checklist, createChecklist } from '../store/checklist.ts';
import { peekDone } from '../store/peek-done.ts';
import { ChecklistContext, useChecklist } from './checklist-context.ts';

const loadOpenList = withTexts(['data'], async () => (await import('./open-list.tsx')).OpenList);

/**
 * What stands around a page of achievements: its lines are drawn by the server and stay as they are while the
 * player's store is opened beside them.
 */
export function AchievementsFrame({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const [checklist] = useState(checklistOfVisit);
  return (
    <ChecklistContext.Provider value={checklist}>
      <Store checklist={checklist} />
      <noscript>
        <p className="mb-4 max-w-prose text-ink-soft">{t('achievements.noScripts')}</p>
      </noscript>
      {children}
      <StepBar />
    </ChecklistContext.Provider>
  );
}

let ofVisit: Checklist | undefined;

/** The same on all pages of a visit: what waits for the store is not lost with the page that it was marked on. */
function checklistOfVisit(): Checklist {
  if (typeof document === 'undefined') return createChecklist();
  if (!ofVisit) {
    const checklist = createChecklist();
    checklist.subscribe(() => {
      markSaving('achievements that wait', checklist.isWaiting() && !checklist.isShut());
    });
    ofVisit = checklist;
  }
  return ofVisit;
}

/** Keeps what still waits when its page is left. Where that cannot be loaded, the next page of achievements keeps it. */
async function keepWaiting(checklist: Checklist): Promise<void> {
  const { saveMarks } = await import('./save-marks.ts');
  await saveMarks(checklist);
}

/**
 * What opens the store comes with the first mark: until then a peek at what is stored will do, unless there is more to
 * say about it, or another tab changes it.
 */
function Store({ checklist }: { checklist: Checklist }) {
  const [isNeeded, need] = useState(false);
  useEffect(() => {
    const needIt = () => checklist.isWaiting() && need(true);
    const look = async () => {
      const seen = (await hasAnything()) ? await peekDone() : {};
      if (seen) checklist.begin(seen);
      else need(true);
    };
    needIt();
    const leave = [checklist.subscribe(needIt), whenChanged(() => need(true))];
    void look();
    return () => {
      for (const stop of leave) stop();
      if (!checklist.isWaiting()) return;
      keepWaiting(checklist).catch((error: unknown) => {
        console.warn('What was marked waits for the next page of achievements.', error);
      });
    };
  }, [checklist]);
  if (!isNeeded) return null;
  return (
    <Loaded load={loadOpenList} waiting={null}>
      {(OpenList) => <OpenList checklist={checklist} />}
    </Loaded>
  );
}

/** What was marked last, and the way back. */
function StepBar() {
  const { t } = useI18n();
  const { subscribe, lastStep, forgetStep } = useChecklist();
  const step = useSyncExternalStore(subscribe, lastStep, () => undefined);
  const textOf = ({ checked, unchecked }: NonNullable<typeof step>) =>
    [
      checked.length > 0 && t('achievements.checked', { number: checked.length }),
      unchecked.length > 0 && t('achievements.unchecked', { number: unchecked.length }),
    ]
      .filter(Boolean)
      .join(' · ');
  return <UndoBar done={step && { text: textOf(step), undo: step.undo }} onGone={forgetStep} />;
}
