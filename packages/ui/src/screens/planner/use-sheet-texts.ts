import { useAreaTexts } from '../../i18n/index.ts';

/** Loads the texts of the planner's sheets when they are wanted. @returns whether they are there */
export function useSheetTexts(areWanted: boolean): boolean {
  return useAreaTexts('sheets', areWanted);
}
