import { useEffect, useState } from 'react';
import type { Area } from './areas.ts';
import { useI18n } from './context.tsx';
import { loadMessages } from './messages.ts';

/** Loads texts that come on demand when they are wanted. @returns whether they are there */
export function useAreaTexts(area: Area, areWanted: boolean): boolean {
  const { language } = useI18n();
  const [loaded, setLoaded] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!areWanted || loaded === language) return;
    loadMessages(language, [area])
      .then(() => setLoaded(language))
      .catch((error: unknown) => {
        // Shown as any part of the page that cannot be loaded.
        setLoaded(() => {
          throw error;
        });
      });
  }, [area, areWanted, loaded, language]);
  return loaded === language;
}
