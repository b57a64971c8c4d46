/** The first that is found counts: most browsers name others, too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A name for a device, by what its browser says of itself: the player may give it another. Empty where it says nothing. */
export function deviceGuess({
  userAgent,
  maxTouchPoints = 0,
}: {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
}): string {
  const system = firstOf(SYSTEMS, userAgent);
  return [
    firstOf(BROWSERS, userAgent),
    // No Mac has a touch screen; an iPad says that it is one.
    system === 'macOS' && maxTouchPoints > 1 ? 'iPad' : system,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

function firstOf(names: readonly (readonly [string, RegExp])[], text: string): string | undefined {
  return names.find(([, sign]) => sign.test(text))?.[0];
}
