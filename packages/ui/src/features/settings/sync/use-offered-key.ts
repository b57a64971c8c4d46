import { useEffect, useState } from 'react';
import { takeSyncWords } from '../../../first-script/sync-words.ts';
import { useHash } from '../../../platform/index.ts';

/** A wish to sync by a key, made by an address: one with words, or one that only leads here. */
export interface OfferedKey {
  /** Nothing where the player enters them. */
  readonly words: string;
  /** Which wish it is. */
  readonly count: number;
}

// Rule U26.
/** The key that the page's address brought. Its words are out of the address by then. */
export function useOfferedKey(): OfferedKey | undefined {
  const hash = useHash();
  const [offered, setOffered] = useState<OfferedKey | undefined>(undefined);
  useEffect(() => {
    const take = () => {
      const words = takeSyncWords();
      if (words === undefined && location.hash !== '#sync') return;
      // What is left of an address whose words were taken is no wish of its own.
      if (words === undefined) setOffered((before) => before ?? { words: '', count: 0 });
      else setOffered((before) => ({ words, count: (before?.count ?? 0) + 1 }));
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [hash]);
  return offered;
}
