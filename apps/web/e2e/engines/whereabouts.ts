/** Something that can be pressed or typed into, as a player would name it. */
export interface Thing {
  readonly selector: string;
  /** Its accessible name, or the text of a pattern for it; without one, whatever the selector finds. */
  readonly name?: string;
  readonly pattern?: string;
}

const named = (selector: string) => (name: string | RegExp) =>
  typeof name === 'string' ? { selector, name } : { selector, pattern: name.source };

export const button = named('button, summary');
export const tab = named('[role=tab]');
export const field = named('input, textarea');
export const searchField: Thing = { selector: 'input[type=search]' };

/**
 * Runs in the page: where a thing can be pressed now, which means that it is on the screen, and nothing in
 * front of it. Of several, the first.
 */
export function whereIs({ selector, name, pattern }: Thing): { x: number; y: number } | undefined {
  const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  /** Signs of keys are there for the eye alone, and no part of a name. */
  const spoken = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('kbd[aria-hidden=true]')) hidden.remove();
    return copy.textContent;
  };
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby');
    const texts = by?.split(' ').map((id) => document.getElementById(id)?.textContent);
    if (texts) return plain(texts.join(' '));
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const labels = (element as Element & Partial<HTMLInputElement>).labels;
    return plain(labels?.length ? labels[0]?.textContent : spoken(element));
  };
  const isNamed = (element: Element) => {
    if (pattern !== undefined) return new RegExp(pattern).test(nameOf(element));
    return name === undefined || nameOf(element) === name;
  };
  for (const element of document.querySelectorAll(selector)) {
    if (!isNamed(element) || element.matches(':disabled')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = Math.round(left + width / 2);
    const y = Math.round(top + height / 2);
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
  }
  return undefined;
}
