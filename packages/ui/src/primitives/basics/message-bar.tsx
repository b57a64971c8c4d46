import { useEffect } from 'react';

/** How long a message stands, and how long it takes to fade. Rule S13. */
const STANDS_MS = 2500;
const FADES_MS = 500;

interface Props {
  /** A new object shows the bar again, even with the same text. */
  readonly message: { readonly text: string } | undefined;
  readonly onGone: () => void;
}

/** A short word on why something was refused; it leaves by itself and is read out at once. */
export function MessageBar({ message, onGone }: Props) {
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
