/** What is asked of the player when a page of the desktop's window has crashed. */
interface CrashWords {
  readonly text: string;
  readonly reload: string;
  readonly close: string;
}

/** Of the desktop's bridge what pages use; the whole of it is the desktop's. */
interface DesktopBridge {
  readonly app: { crash(words: CrashWords): Promise<void> };
}

declare global {
  interface Window {
    readonly trailbook?: DesktopBridge;
  }
}

/** Whether the page stands in the desktop's window, whose bridge has this name. */
export function isDesktop(): boolean {
  return 'trailbook' in globalThis;
}

/** Tells the desktop's shell that the page has crashed; elsewhere nobody hears it. */
export function tellCrash(words: CrashWords): void {
  window.trailbook?.app.crash(words).catch(() => undefined);
}
