/**
 * The interface's texts by where they are needed: `shell` on every page, the others on some. A page loads
 * no more than its own.
 */
export const AREAS = ['shell', 'database', 'planner', 'data'] as const;
export type Area = (typeof AREAS)[number];
