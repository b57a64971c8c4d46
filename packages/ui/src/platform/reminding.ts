/** Under what this browser keeps of what its player wants to be reminded; nothing where of nothing. */
export const REMINDERS_KEY = 'trailbook:reminders';

/** Whether the player wants to be reminded of anything in this browser. Rule S35. */
export function isReminding(): boolean {
  try {
    return localStorage.getItem(REMINDERS_KEY) !== null;
  } catch {
    return false;
  }
}

/** Called when another tab may have changed that. Returns how to stop. */
export function listenToReminding(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
