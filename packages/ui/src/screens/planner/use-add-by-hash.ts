import type { PlannerData } from '@trailbook/core/internal/pages';
import { type Entry, newCharacterEntry, newLightConeEntry } from '@trailbook/core/internal/planner';
import { useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import type { PlannerStore } from '../../stores/planner-store.ts';
import { useGame } from './data-context.ts';
import { ticketId } from './ticket-place.ts';
import type { PlanEdits } from './use-plan-edits.ts';

/** Page ids are short; anything longer in an address is not one. */
const MAX_PAGE_ID = 80;

/**
 * Adds what the address names, `/planner#seele`, leads to it, and takes it out of the address without a reload.
 * An address may name an entry as well, `/planner#entry-7`.
 * Source: specification 2, section 2.
 */
export function useAddByHash(
  store: PlannerStore,
  edits: Pick<PlanEdits, 'add' | 'point'>,
  goTo: (entryId: number) => void,
) {
  const { t } = useI18n();
  const game = useGame();
  const [problem, setProblem] = useState<string | undefined>(undefined);

  const addFromAddress = useCallback(() => {
    const pageId = readHash(location.hash);
    if (!pageId) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    const { entries } = store.getState().documents.planner;
    const named = entries.find(({ entryId }) => ticketId(entryId) === pageId);
    if (named) {
      goTo(named.entryId);
      return;
    }
    const entry = newEntryByPage(game, pageId, Date.now());
    if (!entry) {
      setProblem(t('planner.unknownPage', { name: pageId }));
      return;
    }
    const listed = entries.find((other) => other.kind === 'character' && other.id === entry.id);
    if (listed) edits.point(listed);
    const entryId = listed ? listed.entryId : edits.add(entry);
    if (entryId !== undefined) goTo(entryId);
  }, [store, edits, goTo, game, t]);

  useEffect(() => {
    addFromAddress();
    addEventListener('hashchange', addFromAddress);
    return () => removeEventListener('hashchange', addFromAddress);
  }, [addFromAddress]);

  return { problem, dismiss: () => setProblem(undefined) };
}

/** The id of the page that an address names. */
export function readHash(hash: string): string {
  return decodeURIComponent(hash.slice(1)).slice(0, MAX_PAGE_ID);
}

function newEntryByPage({ tables }: PlannerData, pageId: string, now: number): Entry | undefined {
  const character = [...tables.characters.values()].find((row) => row.pageId === pageId);
  if (character) return newCharacterEntry(tables, character.id, { now });
  const lightCone = [...tables.lightCones.values()].find((row) => row.pageId === pageId);
  return lightCone && newLightConeEntry(tables, lightCone.id, { now });
}
