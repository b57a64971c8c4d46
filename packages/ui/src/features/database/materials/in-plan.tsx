import type { ItemId } from '@trailbook/core/internal/dataset';
import { type ComponentType, useEffect, useState } from 'react';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { hasDatabase } from '../../../storage/documents/has-database.ts';

type Part = ComponentType<{ readonly item: ItemId }>;

/** What an item means to the player's plan. It only adds to the page, and comes after it. */
export function InPlan({ item }: { item: ItemId }) {
  const { language } = useI18n();
  const [Part, setPart] = useState<Part | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      // Who never stored anything has no plan.
      if (!(await hasDatabase()) || !isWanted) return;
      const [{ PlanPart }] = await Promise.all([
        import('./plan-part.tsx'),
        loadMessages(language, ['data']),
      ]);
      if (isWanted) setPart(() => PlanPart);
    };
    load().catch((error: unknown) => console.warn('The plan could not be asked.', error));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return Part && <Part item={item} />;
}
