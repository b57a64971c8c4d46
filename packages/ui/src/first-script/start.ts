/** However long nothing is painted, the page comes alive then. */
const AT_LATEST_MS = 1000;

/** The framework's own entry: it comes last, by the script that stands behind it. */
const ENTRY = /\/entry\.client-/;
/** What the build has named; in development modules come in the order of the bundler's own script. */
const BUILT = '/assets/';

/**
 * A page is painted before it asks for its scripts, and for the data that they need: all of it is served. They stand in a
 * `<template>`, where they do nothing. Once the page is painted, all are asked for at once, and run one module after the
 * other with a breath in between, so that what is pressed meanwhile does not wait behind all of them.
 */
export async function startAfterPaint(): Promise<void> {
  await Promise.all([painted(), parsed()]);
  const template = document.querySelector<HTMLTemplateElement>('template[data-start]');
  if (!template) return;
  const { children } = document.importNode(template.content, true);
  const parts = [...children];
  const links = parts.filter((part) => part instanceof HTMLLinkElement);
  document.head.append(...links);
  const modules = links.filter(({ rel, href }) => rel === 'modulepreload' && isBuilt(href));
  // Where nothing is loaded ahead, each would wait for the one before on the way, too.
  if (modules[0]?.relList.supports('modulepreload')) await runInTurn(modules);
  document.body.append(...parts.filter((part) => part instanceof HTMLScriptElement));
}

async function runInTurn(modules: readonly HTMLLinkElement[]): Promise<void> {
  for (const { href } of modules) {
    try {
      await import(/* @vite-ignore */ href);
    } catch {
      // The framework's own script asks for it, too, and tells of the fault.
    }
    await breath();
  }
}

function isBuilt(href: string): boolean {
  const { pathname } = new URL(href);
  return pathname.startsWith(BUILT) && !ENTRY.test(pathname);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, AT_LATEST_MS);
  });
}

function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

interface Yielding {
  /** Not in every browser. */
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

function breath(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
