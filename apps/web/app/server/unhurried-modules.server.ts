const PRELOAD = '<link rel="modulepreload"';

/**
 * A page whose modules are fetched after what it is drawn with. All of it is served: its first lines wait for its
 * fonts, and for no script. Remix asks for its modules as urgently as for those.
 */
export function unhurriedModules(html: string): string {
  return html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`);
}
