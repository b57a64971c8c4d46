const saving = new Set<string>();

/**
 * While a change is on its way to the disk, which takes milliseconds, or waits for room there or for what keeps it, the
 * page asks before it is left: what is only on the screen would be lost.
 */
export function markSaving(store: string, isSaving: boolean): void {
  if (isSaving) saving.add(store);
  else saving.delete(store);
  document.documentElement.toggleAttribute('data-saving', saving.size > 0);
  if (saving.size > 0) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
