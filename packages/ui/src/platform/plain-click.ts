/** Whether a click means here and now, and not another tab, another window or a file. */
export function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
