import { changeWish, type Entry, fitWish, setEverything } from '@trailbook/core/internal/planner';
import { useState } from 'react';
import { useGame } from '../../parts/data-context.ts';

/**
 * An entry that is being changed. Beside it stands what is wished of its skills and traces: a level lowered by a slip
 * bars some of them, and gives them back once it is raised again.
 */
export function useDraft(initial: Entry) {
  const { tables } = useGame();
  const [{ draft, wish }, set] = useState({ draft: initial, wish: initial });
  const fit = (entry: Entry, wished: Entry) =>
    set({ draft: fitWish(tables, entry, wished), wish: wished });
  return {
    draft,
    reset: (entry: Entry) => set({ draft: entry, wish: entry }),
    setStands: (after: Entry) => fit(after, wish),
    setPoints: (after: Entry) => {
      const isOfCharacter =
        wish.kind === 'character' && draft.kind === 'character' && after.kind === 'character';
      const wished = isOfCharacter ? changeWish(tables, wish, { before: draft, after }) : after;
      // A skill may have raised the level that it needs.
      if (after.from !== draft.from || after.to !== draft.to) fit(after, wished);
      else set({ draft: after, wish: wished });
    },
    setEverything: () => {
      // What the stands of the draft bar now is wished all the same.
      const all = setEverything(tables, { ...wish, from: draft.from });
      fit(all, all);
    },
  };
}
