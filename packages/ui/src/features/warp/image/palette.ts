/** Colours and fonts of the page as it looks now, as a canvas takes them. */
export interface Palette {
  readonly colour: (token: string) => string;
  readonly text: string;
  readonly display: string;
}

/** Reads the theme of an element; what is asked for is a custom property such as `--ink`. */
export function paletteOf(element: HTMLElement): Palette {
  const probe = document.createElement('span');
  element.append(probe);
  const computed = (style: string) => {
    probe.style.cssText = style;
    return getComputedStyle(probe);
  };
  const known = new Map<string, string>();
  const colour = (token: string) => {
    const kept = known.get(token);
    if (kept !== undefined) return kept;
    // The element may have left the page meanwhile; then the probe has too.
    if (!probe.isConnected) element.append(probe);
    const value = computed(`color: var(${token})`).color;
    known.set(token, value);
    probe.remove();
    return value;
  };
  const text = computed('font-family: var(--family-text)').fontFamily;
  const display = computed('font-family: var(--family-display)').fontFamily;
  probe.remove();
  return { colour, text, display };
}
