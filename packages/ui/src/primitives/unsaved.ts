const unsaved = new Set<object>();
const listeners = new Set<() => void>();

/** Whether a sheet holds what was entered and not saved: nothing may cover it, and leaving the page asks first. */
export const unsavedInput = {
  hold(): () => void {
    const own = {};
    unsaved.add(own);
    changed();
    return () => {
      unsaved.delete(own);
      changed();
    };
  },
  isHeld: (): boolean => unsaved.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function changed(): void {
  if (unsaved.size > 0) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
