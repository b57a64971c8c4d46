/**
 * The browser's own frame has the ground of the theme that was chosen by hand, and else of the system's, whoever changes
 * it and whenever.
 */
export function frameBrowser(): void {
  const page = document.documentElement.dataset;
  const frame = () => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const { of } = meta.dataset;
      const bySystem = `(prefers-color-scheme: ${of === 'day' ? 'light' : 'dark'})`;
      const byHand = of === page.theme ? 'all' : 'not all';
      meta.media = page.themeBy === 'reader' ? byHand : bySystem;
    }
  };
  frame();
  const themes = { attributeFilter: ['data-theme', 'data-theme-by'] };
  new MutationObserver(frame).observe(document.documentElement, themes);
}
