import type { Menu, MenuItemConstructorOptions, Tray } from 'electron';
import type { TrayWords } from '../../bridge/tray.ts';
import type { LocalFile } from '../local/local-file.ts';

/** A part of the menu beside the clock; another part of the shell adds one of its own. */
export type TrayPart = () => readonly MenuItemConstructorOptions[];

interface Parts {
  readonly createTray: () => Pick<Tray, 'setContextMenu' | 'setToolTip' | 'on' | 'destroy'>;
  readonly menuOf: (items: MenuItemConstructorOptions[]) => Menu;
  readonly settings: LocalFile<{ staysInTray?: boolean | undefined; site?: string | undefined }>;
  readonly open: () => void;
  readonly quit: () => void;
  readonly parts?: readonly TrayPart[];
}

/** The program's place beside the clock: what the pages know, and the way back to the window. */
export interface TrayPlace {
  /** Whether the program stays there when its window is closed. */
  isKept(): boolean;
  keep(isKept: boolean): void;
  tell(words: TrayWords): void;
}

/** What stands there until a page has said it in its language. */
const BEFORE: TrayWords = { open: 'Trailbook', quit: 'Quit', lines: [] };

// Rule S27.
export function createTrayPlace({ settings, parts = [], ...shell }: Parts): TrayPlace {
  let words = BEFORE;
  let tray: ReturnType<typeof shell.createTray> | undefined;
  const show = () => {
    const told = words.lines.map((label) => ({ label, enabled: false }));
    const added = parts.flatMap((part) => part());
    tray?.setContextMenu(
      shell.menuOf([
        ...told,
        ...(told.length > 0 ? [{ type: 'separator' as const }] : []),
        ...added,
        { label: words.open, click: shell.open },
        { label: words.quit, click: shell.quit },
      ]),
    );
    tray?.setToolTip(['Trailbook', ...words.lines].join('\n'));
  };
  const put = (isKept: boolean) => {
    if (isKept === (tray !== undefined)) return;
    if (isKept) {
      tray = shell.createTray();
      tray.on('click', shell.open);
      show();
    } else {
      tray?.destroy();
      tray = undefined;
    }
  };
  put(settings.read()?.staysInTray === true);
  return {
    isKept: () => tray !== undefined,
    keep(isKept) {
      settings.write({ ...settings.read(), staysInTray: isKept });
      put(isKept);
    },
    tell(told) {
      words = told;
      show();
    },
  };
}
