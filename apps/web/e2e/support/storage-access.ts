/** What the store holds, read and written past the site, as a fault or another program would. */

/** A page in whichever browser. */
interface Page {
  evaluate<Answer, Value>(
    action: (value: Value) => Answer | Promise<Answer>,
    value: Value,
  ): Promise<Answer>;
  evaluate<Answer>(action: () => Answer | Promise<Answer>): Promise<Answer>;
}

type Key = readonly [profile: string, name: string, part: string];

/**
 * Makes the store before any page has: the first one finds what is put there next. As version 2 made it, which any later
 * one goes on from.
 */
export async function makeStore(
  page: Page & { goto(address: string): Promise<unknown> },
): Promise<void> {
  // A file of the site's own, which runs nothing.
  await page.goto('/robots.txt');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('trailbook', 2);
        open.onupgradeneeded = () => {
          open.result.createObjectStore('rows');
          open.result.createObjectStore('notes');
          open.result.createObjectStore('setAside', { autoIncrement: true });
        };
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          open.result.close();
          resolve();
        };
      }),
  );
}

/** Puts a value where the store keeps its own; the store must have been made before. */
export function putRow(page: Page, key: Key, value: unknown): Promise<void> {
  return putRows(page, [[key, value]]);
}

export function putRows(
  page: Page,
  rows: readonly (readonly [key: Key, value: unknown])[],
): Promise<void> {
  return page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('trailbook');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const transaction = open.result.transaction('rows', 'readwrite');
          const objects = transaction.objectStore('rows');
          for (const [key, value] of rows) objects.put(value, key as unknown as IDBValidKey);
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    rows,
  );
}

export function readRow(page: Page, key: Key): Promise<unknown> {
  return readFrom(page, 'rows', key);
}

/** All that is stored, with its keys. */
export function allRows(page: Page): Promise<readonly (readonly [Key, unknown])[]> {
  return page.evaluate(
    () =>
      new Promise<(readonly [Key, unknown])[]>((resolve, reject) => {
        const open = indexedDB.open('trailbook');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const objects = open.result.transaction('rows').objectStore('rows');
          const keys = objects.getAllKeys();
          const values = objects.getAll();
          values.onsuccess = () => {
            open.result.close();
            const found = keys.result as unknown as Key[];
            resolve(found.map((key, at) => [key, values.result[at]] as const));
          };
        };
      }),
  );
}

export function readAside(page: Page): Promise<unknown> {
  return readFrom(page, 'setAside');
}

function readFrom(page: Page, store: string, key?: Key): Promise<unknown> {
  return page.evaluate(
    ([name, rowKey]) =>
      new Promise<unknown>((resolve, reject) => {
        const open = indexedDB.open('trailbook');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const objects = open.result.transaction(name).objectStore(name);
          const request = rowKey ? objects.get(rowKey as unknown as IDBValidKey) : objects.getAll();
          request.onsuccess = () => {
            open.result.close();
            resolve(request.result);
          };
        };
      }),
    [store, key] as const,
  );
}

/** Clears the database, as a browser short of space does; the private file system stays. */
export function wipeDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('trailbook');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
}

/** Names of the snapshots in the private file system. */
export function snapshotNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('snapshots', { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names;
  });
}

/** Writes beside the site's data until the browser gives no more room. */
export function fillDisk(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('ballast', 1);
      open.onupgradeneeded = () =>
        open.result.createObjectStore('ballast', { autoIncrement: true });
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const fits = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = database.transaction('ballast', 'readwrite');
        transaction.objectStore('ballast').put('x'.repeat(bytes));
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    for (const bytes of [50_000, 5000, 200, 10]) {
      while (await fits(bytes));
    }
    database.close();
  });
}
