import { useEffect } from 'react';
import { desktopBridge } from './desktop.ts';

/** What the program's place beside the clock tells of, in its order. */
const LINES = ['echoes', 'import', 'daily'] as const;
type Line = (typeof LINES)[number];

interface Labels {
  readonly open: string;
  readonly quit: string;
}

let labels: Labels | undefined;
const lines = new Map<Line, string>();

// Rule S27.
/** Has the place beside the clock tell what a page has just shown; nothing elsewhere than in the desktop's window. */
export function useTrayLine(line: Line, text: string | undefined): void {
  useEffect(() => {
    if (!desktopBridge() || lines.get(line) === text) return;
    if (text === undefined) lines.delete(line);
    else lines.set(line, text);
    tell();
  }, [line, text]);
}

/** How the place beside the clock speaks, by the language of the page. */
export function labelTray(by: Labels): void {
  labels = by;
  tell();
}

function tell(): void {
  if (!labels) return;
  const told = LINES.flatMap((line) => lines.get(line)?.slice(0, 200) ?? []);
  desktopBridge()
    ?.tray.tell({ ...labels, lines: told })
    .catch(() => undefined);
}
