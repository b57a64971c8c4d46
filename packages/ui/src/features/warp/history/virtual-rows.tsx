import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useWidth } from '../parts/use-width.ts';
import { type RowPlaces, rowPlaces } from './row-places.ts';

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly string[];
  /** The same ones at each drawing until they change. */
  readonly rows: readonly Row[];
  /** Cells of a row, one for each column. */
  readonly cellsOf: (row: Row) => readonly ReactNode[];
  readonly keyOf: (row: Row) => string;
  /** How the columns share the width. */
  readonly layout: string;
}

/** How high most rows are, before they are measured: lines of one row of text, where there is room for all columns. */
const USUAL_HEIGHT = { narrow: 52, wide: 34 } as const;
/** As wide as this, every column has room for one line. */
const WIDE = 560;
/** Rows beyond the edges of the window, so that none is missing while it moves. */
const BEYOND = 8;

/** A long table of which only the rows near the window are drawn; the page itself scrolls. */
export function VirtualRows<Row>(props: Props<Row>) {
  const { label, columns, rows, cellsOf, keyOf, layout } = props;
  // Where the rows begin, whatever of them is drawn.
  const [width, start] = useWidth();
  // Names break elsewhere in another width.
  const places = useMemo(
    () => rowPlaces(rows.length, width < WIDE ? USUAL_HEIGHT.narrow : USUAL_HEIGHT.wide),
    [rows, width],
  );
  const [first, last] = useWindow(start, places);
  const from = Math.max(0, Math.min(first, rows.length - 1) - BEYOND);
  const until = Math.min(rows.length, last + 1 + BEYOND);
  const body = useMeasured(places, from);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not all there make no table of the platform's
    <div role="table" aria-label={label} aria-rowcount={rows.length + 1} className="text-sm">
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup">
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: a row of a table that is read takes no focus */}
        <div
          role="row"
          aria-rowindex={1}
          className="@container border-b border-line-strong py-2 text-ink-faint"
        >
          <div role="presentation" className={`grid gap-x-3 ${layout}`}>
            {columns.map((column) => (
              // biome-ignore lint/a11y/useSemanticElements: see above
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <span role="columnheader" key={column}>
                {column}
              </span>
            ))}
          </div>
        </div>
      </div>
      {/* Beside the rows, not around them: so the browser holds them still when one above is measured. */}
      <div role="presentation" ref={start} style={{ height: places.topOf(from) }} />
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="rowgroup" ref={body}>
        {rows.slice(from, until).map((row, at) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            role="row"
            key={keyOf(row)}
            aria-rowindex={from + at + 2}
            // Each by itself: within a table that is one, the browser does not hold rows still.
            className="@container flex min-h-12 items-center border-b border-line py-1 sm:min-h-8 sm:py-0.5"
          >
            <div
              role="presentation"
              className={`grid min-w-0 flex-1 items-center gap-x-3 ${layout}`}
            >
              {cellsOf(row).map((cell, column) => (
                // biome-ignore lint/a11y/useSemanticElements: see above
                <span role="cell" key={columns[column]} className="min-w-0">
                  {cell}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div
        role="presentation"
        style={{ height: places.topOf(rows.length) - places.topOf(until) }}
      />
    </div>
  );
}

/** The first and the last row in the window. */
function useWindow(start: RefObject<HTMLElement>, places: RowPlaces): [number, number] {
  const [first, setFirst] = useState(0);
  const [last, setLast] = useState(20);
  useEffect(() => {
    const look = () => {
      const above = -(start.current?.getBoundingClientRect().top ?? 0);
      setFirst(places.rowAt(above));
      setLast(places.rowAt(above + innerHeight));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [start, places]);
  return [first, last];
}

/** Notes how high the drawn rows are, before they are seen. */
function useMeasured(places: RowPlaces, from: number): RefObject<HTMLDivElement> {
  const body = useRef<HTMLDivElement>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // At each drawing, as any of them may change what rows hold.
  useLayoutEffect(() => {
    const rows = [...(body.current?.children ?? [])];
    const news = rows.filter((row, at) =>
      places.measure(from + at, row.getBoundingClientRect().height),
    );
    if (news.length > 0) drawAgain();
  });
  return body;
}
