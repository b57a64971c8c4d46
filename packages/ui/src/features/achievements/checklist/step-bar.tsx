import { useSyncExternalStore } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { UndoBar } from '../../../primitives/index.ts';
import { useChecklist } from './checklist-context.ts';

/** What was marked last, and the way back. */
export function StepBar() {
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
