/** What lies over a page and is to be closed before one goes on with it. */
export interface Popup {
  /** Asks its owner to put it away; without it, it stays until the page is loaded anew. */
  readonly dismiss?: (() => void) | undefined;
  /** The address of the page that it was opened on. */
  readonly path: string;
}

/**
 * The popups of a page, the one that is seen at the end. Rule S10.
 */
export interface PopupStack {
  /** Lays a popup over the others. @returns what takes it out again, once it is gone */
  readonly display: (popup: Popup) => () => void;
  /** Puts all others away first, whatever locks them. */
  readonly displaySingle: (popup: Popup) => () => void;
  /** Puts the uppermost away, unless closing is locked. @returns whether it was asked to go */
  readonly closeTop: () => boolean;
  /** Puts away what was opened on another page than this one. */
  readonly closeOthers: (path: string) => void;
  /** Nothing is closed by hand until what it returns is called, as often as it was locked. */
  readonly lock: () => () => void;
  /** Ends all locks: what comes now must be seen. */
  readonly releaseLocks: () => void;
}

export function createPopupStack(): PopupStack {
  let open: readonly Popup[] = [];
  const locks = new Set<object>();
  const display = (popup: Popup) => {
    open = [...open, popup];
    return () => {
      open = open.filter((other) => other !== popup);
    };
  };
  const dismiss = (popups: readonly Popup[]) => {
    // From above: what lies higher may belong to what it lies on.
    for (const popup of popups.toReversed()) popup.dismiss?.();
  };
  return {
    display,
    displaySingle: (popup) => {
      dismiss(open);
      return display(popup);
    },
    closeTop: () => {
      const top = open.at(-1);
      if (!top?.dismiss || locks.size > 0) return false;
      dismiss([top]);
      return true;
    },
    closeOthers: (path) => dismiss(open.filter((popup) => popup.path !== path)),
    lock: () => {
      const own = {};
      locks.add(own);
      return () => locks.delete(own);
    },
    releaseLocks: () => locks.clear(),
  };
}

/** The one stack of the page. */
export const popups = createPopupStack();
