import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  readonly columns: readonly string[];
  readonly count: number;
  /** Cells of a row, one for each column. */
  readonly cellsOf: (index: number) => readonly ReactNode[];
  readonly keyOf: (index: number) => string;
  /** How the columns share the width. */
  readonly layout: string;
}

const ROW_HEIGHT = 52;
/** Rows beyond the edges of the window, so that none is missing while it moves. */
const BEYOND = 8;

/** A long table of which only the rows near the window are drawn; the page itself scrolls. */
export function VirtualRows({ label, columns, count, cellsOf, keyOf, layout }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [shown, setShown] = useState(30);
  useEffect(() => {
    const look = () => {
      const above = -(body.current?.getBoundingClientRect().top ?? 0);
      setFirst(Math.max(0, Math.floor(above / ROW_HEIGHT) - BEYOND));
      setShown(Math.ceil(innerHeight / ROW_HEIGHT) + 2 * BEYOND);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  const from = Math.min(first, Math.max(0, count - shown));
  const visible = Array.from({ length: Math.min(shown, count - from) }, (_, at) => from + at);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand make no table of the platform's
    <div role="table" aria-label={label} aria-rowcount={count + 1} className="text-sm">
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup">
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: a row of a table that is read takes no focus */}
        <div
          role="row"
          aria-rowindex={1}
          className={`grid gap-x-3 border-b border-line-strong py-2 text-ink-faint ${layout}`}
        >
          {columns.map((column) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <span role="columnheader" key={column}>
              {column}
            </span>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup" ref={body} className="relative" style={{ height: count * ROW_HEIGHT }}>
        {visible.map((index) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            role="row"
            key={keyOf(index)}
            aria-rowindex={index + 2}
            className={`absolute inset-x-0 grid items-center gap-x-3 border-b border-line ${layout}`}
            style={{ top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
          >
            {cellsOf(index).map((cell, at) => (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <span role="cell" key={columns[at]} className="min-w-0">
                {cell}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
