/** Headers of every answer. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** What each answer says to the browser about what it may do. */
export function securityHeaders(
  nonce: string,
  assetsUrl: string | null,
): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(ALWAYS),
    ['Content-Security-Policy', contentSecurityPolicy(nonce, assetsUrl)],
  ];
}

/**
 * Scripts and styles come from us; scripts in the page carry the answer's nonce. Style attributes are
 * allowed: they hold nothing but our own colours. Pictures and voices may come from the assets' address.
 */
export function contentSecurityPolicy(nonce: string, assetsUrl: string | null): string {
  const assets = assetsUrl ? ` ${new URL(assetsUrl).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
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
