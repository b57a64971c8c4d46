/** What a test may ask the stand-in of the desktop's shell. */
export interface Shell {
  isFirst?: boolean;
  update(state: object): void;
  readonly told: {
    readonly zoom: number[];
    readonly languages: string[];
    readonly leaving: string[];
    readonly tray: { readonly open: string; readonly lines: readonly string[] }[];
    installs: number;
    kept: boolean;
  };
}

/** The bridge of the desktop's window, with a shell behind it that a test can ask. Runs in the page. */
export function standInForTheShell(): void {
  const told = {
    zoom: [],
    languages: [],
    leaving: [],
    tray: [],
    installs: 0,
    kept: false,
  } as Shell['told'];
  const listeners = new Set<(state: object) => void>();
  const shell = globalThis as unknown as Shell;
  Object.assign(globalThis, {
    told,
    update: (state: object) => {
      for (const listener of listeners) listener(state);
    },
    trailbook: {
      app: {
        crash: async () => undefined,
        askBeforeLeaving: async ({ text }: { text: string }) => void told.leaving.push(text),
        keepLanguage: async (language: string) => void told.languages.push(language),
        zoom: async (step: number) => told.zoom.push(step),
        isFirstRun: async () => shell.isFirst === true,
      },
      tray: {
        keep: async (isKept?: boolean) => {
          told.kept = isKept ?? told.kept;
          return told.kept;
        },
        tell: async (words: Shell['told']['tray'][number]) => void told.tray.push(words),
      },
      updates: {
        state: async () => ({ kind: 'none' }),
        onChanged: (listener: (state: object) => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        install: async () => {
          told.installs++;
        },
      },
    },
  });
}
