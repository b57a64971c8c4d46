import { type ReactNode, useEffect, useRef } from 'react';

interface PanelProps {
  readonly id: string;
  /** The tab that opens it, where one does: else it is a plain part of the page. */
  readonly labelledBy?: string;
  readonly isOpen: boolean;
  /** The browser's own search has found something in it. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/** One of several parts of which one is open. Closed ones are found by the browser's own search, and open then. */
export function Panel({ id, labelledBy, isOpen, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  found.current = onFound;
  useEffect(() => {
    const panel = ref.current;
    const open = () => found.current();
    // React 18 knows `hidden` as on or off only, and not the event at all.
    if (!isOpen) panel?.setAttribute('hidden', 'until-found');
    panel?.addEventListener('beforematch', open);
    return () => panel?.removeEventListener('beforematch', open);
  }, [isOpen]);
  return (
    <div
      ref={ref}
      id={id}
      data-panel
      // One that is closed is no panel to a reader of the page, but what may be found in it.
      {...(isOpen && labelledBy && { role: 'tabpanel', 'aria-labelledby': labelledBy })}
      hidden={!isOpen}
      className="min-w-0 scroll-mt-16"
    >
      {children}
    </div>
  );
}
