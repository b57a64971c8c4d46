/** The longest that a double click takes, as systems have it. */
const DOUBLE_CLICK_MS = 500;

/**
 * The second press of a double click belongs to what the first one pressed. Where that is gone meanwhile, or
 * something lies over it, nobody hears the second.
 */
export function swallowSecondClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true), DOUBLE_CLICK_MS);
}
