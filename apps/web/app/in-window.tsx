import type { ReactNode } from 'react';

/**
 * What goes on in the desktop's window whatever page it shows. It stands in a file of its own, so that pages of the web
 * do not even name what it leads to.
 */
export async function inWindow(): Promise<ReactNode> {
  const { DailyImport } = await import('@trailbook/ui/daily-import');
  return <DailyImport />;
}
