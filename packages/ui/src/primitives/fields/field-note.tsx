import type { ReactNode } from 'react';

/** Beside a field: what became of what was typed, where it is not what stands there. Read out as it comes. */
export function FieldNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} role="alert" className="text-xs text-wait">
      {children}
    </span>
  );
}
