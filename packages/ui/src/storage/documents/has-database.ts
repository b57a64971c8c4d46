export const DATABASE_NAME = 'trailbook';
export const DATABASE_VERSION = 2;

/** Whether anything was ever stored here, in the store or in a database beside it; true where the browser does not tell. */
export async function hasDatabase(named: string = DATABASE_NAME): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some(({ name }) => name === named) ?? true;
  } catch {
    return false;
  }
}
