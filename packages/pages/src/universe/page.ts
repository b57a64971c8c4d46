import type { Dataset, Lookup } from '@trailbook/core/internal/dataset';
import { type UniverseBlessingsPage, universeBlessingsPage } from './blessings.ts';
import { type UniverseCuriosPage, universeCuriosPage } from './curios.ts';
import { UNIVERSE_PARTS, type UniversePart, type UniverseRequest } from './frame.ts';
import { CURRENT, universeEntries } from './week.ts';
import { type UniverseWorldsPage, universeWorldsPage } from './worlds.ts';

/** One of an entry's pages. */
export type UniversePage = UniverseWorldsPage | UniverseBlessingsPage | UniverseCuriosPage;

/** Where a page of an entry is: the last two parts of its address. */
export interface UniverseAddress {
  readonly path: string;
  /** Blessings and curios are those of any week: they are listed once. */
  readonly isListed: boolean;
}

const MODELS: Readonly<
  Record<UniversePart, (lookup: Lookup, request: UniverseRequest) => UniversePage | undefined>
> = {
  worlds: universeWorldsPage,
  blessings: universeBlessingsPage,
  curios: universeCuriosPage,
};

/**
 * One of an entry's pages.
 *
 * @returns undefined where there is no such entry, or no such part
 */
export function universePage(
  lookup: Lookup,
  part: string,
  request: UniverseRequest,
): UniversePage | undefined {
  const known = UNIVERSE_PARTS.find((one) => one === part);
  return known && MODELS[known](lookup, request);
}

/** The page ids of all entries, what is current first. */
export function universePageIds(dataset: Dataset): string[] {
  const entries = universeEntries(dataset);
  return entries.length > 0 ? [CURRENT, ...entries.map(({ pageId }) => pageId)] : [];
}

/** Every address that there is, what is current first. */
export function universeAddresses(dataset: Dataset): UniverseAddress[] {
  return universePageIds(dataset).flatMap((pageId) =>
    UNIVERSE_PARTS.map((part) => ({
      path: `${pageId}/${part}`,
      isListed: pageId === CURRENT || part === 'worlds',
    })),
  );
}

/**
 * All parts of an entry together, as its file of data has them. Rule C7.
 *
 * @returns undefined where there is no such entry
 */
export function universeData(lookup: Lookup, request: UniverseRequest) {
  const worlds = universeWorldsPage(lookup, request);
  if (!worlds) return undefined;
  const { part: _, ...data } = {
    ...universeBlessingsPage(lookup, request),
    ...universeCuriosPage(lookup, request),
    ...worlds,
  };
  return data;
}
