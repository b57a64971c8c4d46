/** What stands in a number's field that is still being typed; undefined where nothing is. */
export function typedNow(): { readonly label: string; readonly text: string } | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.getAttribute('role') !== 'spinbutton') return;
  const text = field.value;
  if (text === '' || text === field.getAttribute('aria-valuenow')) return;
  return { label: field.labels?.[0]?.textContent ?? '', text };
}
