import type { ComponentType } from 'react';
import { pageAt } from './find.ts';
import type { Row } from './row.ts';

/** Screens that have come; a page is drawn only when its own has. */
const loaded = new Map<Row, ComponentType<object>>();

/** Brings the screen of a list or a thing; other pages bring theirs with their route. */
export async function loadScreen(pathname: string): Promise<void> {
  const row = pageAt(pathname);
  if (row && 'screen' in row && !loaded.has(row)) loaded.set(row, await row.screen());
}

/** The screen of a list or a thing, which {@link loadScreen} has brought. */
export function screenAt(pathname: string): ComponentType<object> {
  const row = pageAt(pathname);
  const screen = row && loaded.get(row);
  if (!screen) throw new Error(`The screen of ${pathname} has not been loaded.`);
  return screen;
}
