import { fail, ok } from '@trailbook/core/internal/basics';
import {
  fromRows,
  isSealed,
  kindOf,
  type Place,
  type PlacedDocument,
  type UserData,
  type Versioned,
} from '@trailbook/core/internal/user-data';
import type { SetAside } from './database.ts';
import type { DocumentAccess } from './document-database.ts';
import { addressKey } from './document-set.ts';

/** Documents in memory, changed as those of the store are: what comes of it is stored later at once, or not at all. */
export interface StagedDocuments extends DocumentAccess {
  data(): UserData;
  /** What was set aside beside the changes. */
  aside(): readonly SetAside[];
  /** Puts other documents in the place of all. */
  put(data: UserData): void;
  /** Goes back to how it stood, if it fails. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
}

export function stagedDocuments(stored: UserData): StagedDocuments {
  let documents = byPlace(stored);
  let aside: readonly SetAside[] = [];

  const load: DocumentAccess['load'] = async (addresses) => {
    const found: Record<string, Versioned> = {};
    for (const [key, address] of Object.entries(addresses)) {
      const here = documents.get(addressKey(address));
      if (here && isSealed(here)) {
        const read = fromRows(kindOf(address.name), here.rows);
        if (!read.ok) return fail({ ...placeOf(address), error: read.error });
      }
      found[key] = here && !isSealed(here) ? here.document : kindOf(address.name).empty;
    }
    // The set has exactly the keys of its addresses.
    return ok({ documents: found as never, revisions: {}, store: undefined });
  };

  const change: DocumentAccess['change'] = async (addresses, recipe) => {
    const loaded = await load(addresses);
    if (!loaded.ok) return loaded;
    const before = loaded.value.documents;
    const after = recipe(before);
    const next = new Map(documents);
    for (const [key, address] of Object.entries(addresses)) {
      if (after[key] === before[key]) continue;
      const placed = { ...placeOf(address), document: after[key] } as PlacedDocument;
      next.set(addressKey(address), placed);
    }
    documents = next;
    return ok({ documents: after, revisions: {}, store: undefined });
  };

  const keepAside = async (item: SetAside) => {
    aside = [...aside, item];
  };

  return {
    ...{ load, change, keepAside },
    async changeBeside(addresses, recipe, item) {
      const changed = await change(addresses, recipe);
      if (changed.ok) await keepAside(item);
      return changed;
    },
    data: () => [...documents.values()],
    aside: () => aside,
    put(data) {
      documents = byPlace(data);
    },
    async attempt(work) {
      const before = { documents, aside };
      try {
        return await work();
      } catch (error) {
        ({ documents, aside } = before);
        throw error;
      }
    },
  };
}

function byPlace(data: UserData): ReadonlyMap<string, UserData[number]> {
  return new Map(data.map((stored) => [addressKey(stored), stored]));
}

function placeOf({ profile, name }: Place): Place {
  return { profile, name };
}
