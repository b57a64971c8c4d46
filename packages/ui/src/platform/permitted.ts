import { type Choices, choiceCookie } from './cookies.ts';

// What a browser may forbid: where it does, in a sandboxed frame or with cookies switched off, to ask alone throws.

/** The page's cookies; none where it may have none. */
export function cookiesHere(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Keeps how the reader wants pages. Where nothing may be kept, it holds as long as the page stands. */
export function keepChoice<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = choiceCookie(name, value);
  } catch {
    // The settings say so.
  }
}

export function canKeepChoices(): boolean {
  try {
    return navigator.cookieEnabled && typeof document.cookie === 'string';
  } catch {
    return false;
  }
}

/** Whether the screen, or who reads it, is so; not where the browser does not tell. */
export function isMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** The service workers of the site, where the browser has any. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** A channel to the other tabs of the site; none where the browser has or gives none. */
export function openBroadcast(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Whether pages can be kept for times without a network. */
export function canKeepPages(): boolean {
  try {
    return serviceWorkers() !== undefined && globalThis.caches !== undefined;
  } catch {
    return false;
  }
}
