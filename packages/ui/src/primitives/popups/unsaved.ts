/** What is held, and whether leaving the page asks for it. */
const unsaved = new Map<object, boolean>();
const listeners = new Set<() => void>();

/** Whether a sheet holds what was entered and not saved: nothing may cover it, and leaving the page asks first. */
export const unsavedInput = {
  hold({ isAskedFor = true }: { readonly isAskedFor?: boolean } = {}): () => void {
    const own = {};
    unsaved.set(own, isAskedFor);
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
  if ([...unsaved.values()].some(Boolean)) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
