import type { FullDisk } from '../engine.ts';

/**
 * Ballast lies in the site's own database: Firefox gives each database its room in steps, and what is left of
 * a step can be written to when the disk is full.
 */
export const fullDisk: FullDisk = {
  fill: (tab) =>
    tab.evaluate(async () => {
      let pieces = 0;
      const fits = (database: IDBDatabase, bytes: number) =>
        new Promise<boolean>((resolve) => {
          const transaction = database.transaction('notes', 'readwrite');
          transaction.objectStore('notes').put('x'.repeat(bytes), `ballast ${pieces}`);
          transaction.oncomplete = () => resolve(true);
          transaction.onabort = () => {
            // After a full disk, the next transaction may only delete.
            database.transaction('notes', 'readwrite');
            resolve(false);
          };
        });
      let before = -1;
      // Until nothing more fits: a database that is closed tidies up, and gives room back.
      while (before < pieces) {
        before = pieces;
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const open = indexedDB.open('trailbook');
          open.onsuccess = () => resolve(open.result);
          open.onerror = () => reject(open.error);
        });
        for (const bytes of [200_000, 20_000, 2000, 200, 10, 10]) {
          while (await fits(database, bytes)) pieces++;
        }
        database.close();
      }
    }),
  clear: (tab) =>
    tab.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open('trailbook');
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      const isCleared = () =>
        new Promise<boolean>((resolve) => {
          const transaction = database.transaction('notes', 'readwrite');
          transaction.objectStore('notes').delete(IDBKeyRange.bound('ballast ', 'ballast!'));
          transaction.oncomplete = () => resolve(true);
          transaction.onabort = () => resolve(false);
        });
      // To delete takes room as well; the second time it is granted.
      const isDone = (await isCleared()) || (await isCleared());
      database.close();
      if (!isDone) throw new Error('The ballast cannot be removed.');
    }),
};
