import type { AccountChange } from '@trailbook/core/internal/account';
import {
  addEntry,
  type Entry,
  type PlanLine,
  replaceEntry,
  takeOver,
} from '@trailbook/core/internal/planner';
import { type Recipe, withEntries } from './planner-store.ts';

// Apart from the other actions: sheets alone take over, and the page is drawn without them.

/** Takes over what an account has: the lines that were picked, all at once. */
export function takeAccount(lines: readonly AccountChange[]): Recipe {
  return ({ planner, inventory }) => ({
    planner: {
      ...planner,
      entries: lines.reduce<readonly Entry[]>((entries, line) => {
        if (line.kind === 'count' || line.kind === 'gone') return entries;
        return line.kind === 'new'
          ? addEntry(entries, line.after, planner.settings.newEntries)
          : replaceEntry(entries, line.after);
      }, planner.entries),
    },
    inventory: {
      ...inventory,
      items: {
        ...inventory.items,
        ...Object.fromEntries(
          lines.flatMap((line) => {
            if (line.kind === 'gone') return line.items.map(({ item }) => [item, 0]);
            return line.kind === 'count' ? [[line.item, line.after]] : [];
          }),
        ),
      },
    },
  });
}

/** Takes over what came by a link: the lines that were picked, all at once. Rule P44. */
export function takeShared(lines: readonly PlanLine[]): Recipe {
  return withEntries((entries) => takeOver(entries, lines));
}
