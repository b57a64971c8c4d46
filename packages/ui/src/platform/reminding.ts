/** Under what this browser keeps of what its player wants to be reminded; nothing where of nothing. */
export const REMINDERS_KEY = 'trailbook:reminders';
/** Under what it keeps what was told. */
export const TOLD_KEY = 'trailbook:reminders-told';

/** Whether the player wants to be reminded of anything in this browser. Rule S35. */
export function isReminding(): boolean {
  try {
    return localStorage.getItem(REMINDERS_KEY) !== null;
  } catch {
    return false;
  }
}

/** Nothing is kept of reminders any more. */
export function forgetReminders(): void {
  try {
    localStorage.removeItem(REMINDERS_KEY);
    localStorage.removeItem(TOLD_KEY);
  } catch {
    // Where there is no storage there is nothing to forget.
  }
}
