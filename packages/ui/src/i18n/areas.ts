/**
 * The interface's texts by where they are needed: `shell` on every page, the others on some. A page loads
 * no more than its own.
 */
export const AREAS = ['shell', 'database', 'planner', 'data'] as const;
export type Area = (typeof AREAS)[number];

/** Pages that need more than the shell and the database, by what their address begins with. */
const PAGES: readonly (readonly [page: string, areas: readonly Area[]])[] = [
  ['planner', ['shell', 'planner', 'data']],
  ['settings', ['shell', 'data']],
];

/** Which texts a page needs. */
export function areasOf(pathname: string): readonly Area[] {
  const page = pathname.split('/')[2] ?? '';
  return PAGES.find(([start]) => page.startsWith(start))?.[1] ?? ['shell', 'database'];
}
