import type { RowTexts } from '@trailbook/core/internal/warp';

/** What of the game's data files are written with: rarities, and names in the page's language. */
export type ImportGame = RowTexts;
