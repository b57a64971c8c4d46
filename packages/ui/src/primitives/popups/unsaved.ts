import { createStore } from 'zustand/vanilla';

/** What sheets hold that was entered and not saved, and whether leaving the page asks for it. */
const held = createStore<ReadonlyMap<object, boolean>>(() => new Map());

/** While anything is held, nothing may cover its sheet, and leaving the page asks first. */
export const unsavedInput = {
  hold({ asksToLeave = true }: { readonly asksToLeave?: boolean } = {}): () => void {
    const own = {};
    change((all) => all.set(own, asksToLeave));
    return () => change((all) => all.delete(own));
  },
  store: held,
};

function change(edit: (all: Map<object, boolean>) => void): void {
  const all = new Map(held.getState());
  edit(all);
  if ([...all.values()].some(Boolean)) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  held.setState(all, true);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
