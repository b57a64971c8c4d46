import type { ItemId } from '@trailbook/core/internal/dataset';
import { type ComponentType, useEffect, useState } from 'react';
import { loadMessages, useI18n } from '../../i18n/index.ts';

type Part = ComponentType<{ readonly item: ItemId }>;

/** What an item means to the player's plan. It only adds to the page, and comes after it. */
export function InPlan({ item }: { item: ItemId }) {
  const { language } = useI18n();
  const [Part, setPart] = useState<Part | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    Promise.all([import('./plan-part.tsx'), loadMessages(language, ['data'])]).then(
      ([{ PlanPart }]) => isWanted && setPart(() => PlanPart),
      (error: unknown) => console.warn('The plan could not be asked.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return Part && <Part item={item} />;
}
