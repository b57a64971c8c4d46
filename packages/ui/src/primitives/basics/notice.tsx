import { type ReactNode, useEffect } from 'react';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What happened, that nothing was lost, and what to do. */
export function Notice({ title, children, actions }: Props) {
  return (
    <section
      role="alert"
      className="flex flex-col gap-3 rounded-sheet border border-line-strong bg-surface p-5"
    >
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </section>
  );
}

/** How long a message stands, and how long it takes to fade. Rule S13. */
const STANDS_MS = 2500;
const FADES_MS = 500;

interface MessageBarProps {
  /** A new object shows the bar again, even with the same text. */
  readonly message: { readonly text: string } | undefined;
  readonly onGone: () => void;
}

/** A short word on why something was refused; it leaves by itself and is read out at once. */
export function MessageBar({ message, onGone }: MessageBarProps) {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(onGone, STANDS_MS + FADES_MS);
    return () => clearTimeout(timer);
  }, [message, onGone]);

  return (
    <div role="alert" className="pointer-events-none sticky bottom-0 z-10 flex justify-center">
      {message && (
        <p
          key={message.text}
          className="rounded-control border border-stop bg-raised px-4 py-2 text-sm"
          style={{ animation: `message-out ${FADES_MS}ms ease-out ${STANDS_MS}ms forwards` }}
        >
          {message.text}
        </p>
      )}
    </div>
  );
}
