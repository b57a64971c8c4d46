import { type Entry, newCharacterEntry, newLightConeEntry } from '@trailbook/core/internal/planner';
import type { PlannerData } from '@trailbook/pages';
import { useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { onNextMove } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { goToTicket, ticketId } from '../plan/ticket-place.ts';
import type { PlanEdits } from '../plan/use-plan-edits.ts';
import { forgetAddition, pendingAdditions, requestedAt } from '../store/pending-additions.ts';
import { findPlanned, type PlannerStore, planActions } from '../store/planner-store.ts';

/** Page ids are short; anything longer in an address is not one. */
const MAX_PAGE_ID = 80;

/**
 * Adds what the address names, `/planner#seele`, leads to it, and takes it out of the address without a reload.
 * An address may name an entry as well, `/planner#entry-7`. What pages were asked for that were left before it was
 * stored is added with it.
 * Rule P2.
 *
 * @param drawn - entries whose tickets are there by now
 */
export function useAddByHash(
  store: PlannerStore,
  edits: Pick<PlanEdits, 'add' | 'point'>,
  drawn: readonly Entry[],
) {
  const { t } = useI18n();
  const game = useGame('planner');
  const goTo = useArrival(drawn);
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
    const entry = newEntryByPage(game, pageId, requestedAt(pageId));
    if (!entry) {
      setProblem(t('planner.unknownPage', { name: pageId }));
      return;
    }
    const listed = findPlanned(entries, entry);
    if (listed) edits.point(listed);
    const entryId = listed ? listed.entryId : edits.add(entry, planActions.addPending);
    if (entryId !== undefined) goTo(entryId);
    void forgetStored(store, [pageId]);
  }, [store, edits, goTo, game, t]);

  const addLeft = useCallback(() => {
    const left = pendingAdditions();
    for (const [pageId, at] of left) {
      const entry = newEntryByPage(game, pageId, at);
      const { entries } = store.getState().documents.planner;
      if (entry && !findPlanned(entries, entry)) edits.add(entry, planActions.addPending);
    }
    void forgetStored(
      store,
      left.map(([pageId]) => pageId),
    );
  }, [store, edits, game]);

  useEffect(() => {
    addFromAddress();
    addLeft();
    addEventListener('hashchange', addFromAddress);
    return () => removeEventListener('hashchange', addFromAddress);
  }, [addFromAddress, addLeft]);

  return { problem, dismiss: () => setProblem(undefined) };
}

/** What cannot be stored now is asked for again when the planner is opened next. */
async function forgetStored(store: PlannerStore, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await store.getState().retry();
  if (store.getState().unsaved().length === 0) names.forEach(forgetAddition);
}

/** The id of the page that an address names; nothing of the game's is called with capitals. A link's hash names none. */
export function readHash(hash: string): string {
  if (hash.includes('=')) return '';
  return decodeURIComponent(hash.slice(1)).slice(0, MAX_PAGE_ID).toLowerCase();
}

function newEntryByPage({ tables }: PlannerData, pageId: string, now: number): Entry | undefined {
  const character = [...tables.characters.values()].find((row) => row.pageId === pageId);
  if (character) return newCharacterEntry(tables, character.id, { now });
  const lightCone = [...tables.lightCones.values()].find((row) => row.pageId === pageId);
  return lightCone && newLightConeEntry(tables, lightCone.id, { now });
}

/**
 * Leads to an entry as soon as its ticket is drawn, which for one just added is a moment later. Whoever goes on by then
 * is left where they are.
 */
function useArrival(drawn: readonly Entry[]): (entryId: number) => void {
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (wanted !== undefined) return onNextMove(() => setWanted(undefined));
  }, [wanted]);
  useEffect(() => {
    if (!drawn.some(({ entryId }) => entryId === wanted) || wanted === undefined) return;
    goToTicket(wanted);
    setWanted(undefined);
  }, [drawn, wanted]);
  return setWanted;
}
