import { useEffect, useState } from 'react';
import { loadMessages, useI18n } from '../../i18n/index.ts';

/** Loads the texts of the planner's sheets when they are wanted. @returns whether they are there */
export function useSheetTexts(areWanted: boolean): boolean {
  const { language } = useI18n();
  const [loaded, setLoaded] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!areWanted || loaded === language) return;
    loadMessages(language, ['sheets'])
      .then(() => setLoaded(language))
      .catch((error: unknown) => {
        // Shown as any part of the page that cannot be loaded.
        setLoaded(() => {
          throw error;
        });
      });
  }, [areWanted, loaded, language]);
  return loaded === language;
}
