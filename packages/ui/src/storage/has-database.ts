export const DATABASE_NAME = 'trailbook';

/** Whether anything was ever stored here; true where the browser does not tell. */
export async function hasDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.();
    return databases?.some(({ name }) => name === DATABASE_NAME) ?? true;
  } catch {
    return false;
  }
}
