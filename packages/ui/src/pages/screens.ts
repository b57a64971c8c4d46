import type { ComponentType } from 'react';
import { pageAt } from './find.ts';
import { CREDITS } from './table.ts';

type Screen = ComponentType<object>;

/** Screens that have come; a page is drawn only when its own has. */
const loaded = new Map<object, Screen>();

function rowWithScreen(pathname: string) {
  const row = pathname === CREDITS.address ? CREDITS : pageAt(pathname);
  return row && 'screen' in row ? row : undefined;
}

/** Brings the screen of a page. */
export async function loadScreen(pathname: string): Promise<void> {
  const row = rowWithScreen(pathname);
  // The table of pages has seen that a screen takes what is made for it.
  if (row && !loaded.has(row)) loaded.set(row, (await row.screen()) as Screen);
}

/** The screen of a page, which {@link loadScreen} has brought. */
export function screenAt(pathname: string): Screen {
  const row = rowWithScreen(pathname);
  const screen = row && loaded.get(row);
  if (!screen) throw new Error(`The screen of ${pathname} has not been loaded.`);
  return screen;
}
