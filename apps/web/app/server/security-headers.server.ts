/** Headers of every answer. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** The scripts and styles that stand in an answer itself, by the hashes of what they are. */
export interface OwnElements {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NONE: OwnElements = { scripts: [], styles: [] };

/** What each answer says to the browser about what it may do. */
export function securityHeaders(
  assetsUrl: string | null,
  own: OwnElements = NONE,
): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(ALWAYS),
    ['Content-Security-Policy', contentSecurityPolicy(assetsUrl, own)],
  ];
}

/**
 * Scripts and styles come from us; one in the page itself is one of those named. Style attributes are
 * allowed: they hold nothing but our own colours. Pictures and voices may come from the assets' address.
 */
export function contentSecurityPolicy(assetsUrl: string | null, own: OwnElements): string {
  const assets = assetsUrl ? ` ${new URL(assetsUrl).origin}` : '';
  const named = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${named(own.scripts)}`,
    `style-src 'self'${named(own.styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${assets}`,
    `media-src 'self'${assets}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
