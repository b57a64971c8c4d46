const KEYS = {
  '1': 'warp',
  '2': 'planner',
  '3': 'achievements',
  k: 'list',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'usual',
} as const;

/** What a key with Ctrl or Cmd does in the desktop's window. */
export type WindowKey = (typeof KEYS)[keyof typeof KEYS];

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** What a pressed key means; undefined for what is the page's own. Plus may need Shift, by the keyboard. */
export function windowKeyOf(event: Pressed): WindowKey | undefined {
  if (event.ctrlKey === event.metaKey || event.altKey || event.isComposing) return undefined;
  const key = event.key.toLowerCase();
  if (event.shiftKey && key !== '+') return undefined;
  // Where the figures stand on Shift, or K on another alphabet's letter, the place of the key counts.
  const named =
    key in KEYS ? key : /^(?:Digit|Numpad|Key)([0-3K])$/.exec(event.code)?.[1]?.toLowerCase();
  return named !== undefined && Object.hasOwn(KEYS, named)
    ? KEYS[named as keyof typeof KEYS]
    : undefined;
}
