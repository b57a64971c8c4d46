type RowKey = readonly [profile: string, name: string, part: string];

/** Puts a row into the store past all that checks it. */
export async function putRow(key: RowKey, value: unknown): Promise<void> {
  const request = indexedDB.open('trailbook');
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const transaction = request.result.transaction('rows', 'readwrite');
  transaction.objectStore('rows').put(value, [...key]);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  request.result.close();
}

/** Rubbish in the place of one row of the inventory, as a fault of the disk would leave it. */
export async function breakInventory(): Promise<void> {
  await putRow(['default', 'inventory', '2'], 'rubbish');
}
