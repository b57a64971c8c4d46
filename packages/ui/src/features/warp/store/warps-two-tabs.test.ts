import 'fake-indexeddb/auto';
import type { Pull } from '@trailbook/core/internal/warp';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocumentDatabase } from '../../../storage/index.ts';
import { createDocumentStore } from '../../../storage/stores/document-store.ts';
import { NO_WARPS, type WarpDocuments, warpActions, warpAddresses } from './warps-store.ts';

const UID = '800000001';
const told: Pull = {
  ...{ id: '1700000000000000001', gachaId: 2003, itemId: 1102, zone: 8 },
  time: '2023-11-15 06:13:20',
};
/** The same row as another tool wrote it: a larger item id, which a plain merge would keep. */
const kept: Pull = { ...told, source: 'game' };
const mistold: Pull = { ...told, itemId: 23_001 };

const bring = (pull: Pull, isTheGames: boolean) =>
  warpActions.bring(new Map([[11, { pulls: [pull], at: 5, isToTheEnd: true, isTheGames }]]));
const byLink = bring(told, true);
const byFile = bring(mistold, false);

async function openTab() {
  const store = createDocumentStore<WarpDocuments>(
    openDocumentDatabase(),
    warpAddresses('default', UID),
    NO_WARPS,
  );
  await store.getState().load();
  return store.getState();
}

type Tab = Awaited<ReturnType<typeof openTab>>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('an import by link in one tab and a file in another, at once', () => {
  it.each([
    ['the link first', [byLink, byFile]],
    ['the file first', [byFile, byLink]],
  ] as const)('leave what the game tells: %s', async (_, recipes) => {
    const tabs = [await openTab(), await openTab()];
    // Neither has seen what the other does.
    for (const [at, recipe] of recipes.entries()) tabs[at]?.act(recipe);
    await Promise.all(tabs.map((tab) => tab.retry()));
    const loaded = await openDocumentDatabase().load<WarpDocuments>(warpAddresses('default', UID));
    expect(loaded.ok && loaded.value.documents[11].pulls).toEqual([kept]);
  });
});

describe('a step that is taken back after an import', () => {
  // A day later, by the id that marks what was entered by hand.
  const byHand: Pull = { ...told, id: '1700086400998000000', time: '2023-11-16 06:13:20' };
  const enter = warpActions.enter(11, [byHand]);

  it.each([
    ['the same tab', 0],
    ['another tab', 1],
  ])('leaves what the import in %s brought', async (_, importing) => {
    const tabs = [await openTab(), await openTab()];
    const act = async (at: number, recipe: Parameters<Tab['act']>[0]) => {
      tabs[at]?.act(recipe);
      await tabs[at]?.retry();
    };
    await act(0, enter);
    await act(0, warpActions.remove(11, new Set([byHand.id])));
    await act(importing, byLink);
    await act(0, enter);
    const loaded = await openDocumentDatabase().load<WarpDocuments>(warpAddresses('default', UID));
    expect(loaded.ok && loaded.value.documents[11].pulls).toEqual([kept, byHand]);
  });
});
