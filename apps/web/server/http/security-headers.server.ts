import type { Config } from '../config/config';
import { googleEndpoints } from '../config/google-endpoints';

/** Headers of every answer. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** Where the public address is https, browsers shall know no other for so long. */
const FOR_A_YEAR = 'max-age=31536000';

/** The scripts and styles that stand in an answer itself, by the hashes of what they are. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NONE: InlineHashes = { scripts: [], styles: [] };

/** The settings that name other hosts. */
export type Hosts = Pick<
  Config,
  'siteUrl' | 'assetsUrl' | 'adsScript' | 'adsHosts' | 'analyticsUrl' | 'errorDsn' | 'drive'
>;

/** No host but ours. */
export const NO_HOSTS: Hosts = {
  siteUrl: null,
  ...{ assetsUrl: null, adsScript: null, adsHosts: [], analyticsUrl: null, errorDsn: null },
  drive: null,
};

/** What each answer says to the browser about what it may do. */
export function securityHeaders(
  hosts: Hosts,
  own: InlineHashes = NONE,
): readonly (readonly [string, string])[] {
  const isSecure = hosts.siteUrl?.startsWith('https:');
  return [
    ...Object.entries(ALWAYS),
    ...(isSecure ? [['Strict-Transport-Security', FOR_A_YEAR] as const] : []),
    ['Content-Security-Policy', contentSecurityPolicy(hosts, own)],
  ];
}

/**
 * Scripts and styles come from us; one in the page itself is one of those named. Style attributes are
 * allowed: they hold nothing but our own colours. Pictures and voices may come from the assets' address; scripts,
 * frames and calls of other hosts only where the operator names them.
 */
export function contentSecurityPolicy(hosts: Hosts, own: InlineHashes): string {
  const assets = sources([hosts.assetsUrl]);
  const ads = sources([hosts.adsScript, ...hosts.adsHosts]);
  const calls = sources([hosts.analyticsUrl, hosts.errorDsn, ...driveAddresses(hosts)]);
  const named = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${named(own.scripts)}${ads}`,
    `style-src 'self'${named(own.styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${assets}${ads}`,
    `media-src 'self'${assets}`,
    "font-src 'self'",
    `connect-src 'self'${calls}${ads}`,
    ...(ads ? [`frame-src 'self'${ads}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where pages ask Drive themselves. They withdraw their access themselves only where no server does. */
function driveAddresses({ drive }: Hosts): string[] {
  if (drive === null) return [];
  const { files, revoke } = googleEndpoints(drive);
  return drive.clientSecret === null ? [files, revoke] : [files];
}

/** The origins of addresses, each once, as a policy lists them. Paths are of our own. */
function sources(addresses: readonly (string | null)[]): string {
  const named = addresses.filter(
    (address): address is string => address !== null && !address.startsWith('/'),
  );
  return [...new Set(named.map((address) => ` ${new URL(address).origin}`))].join('');
}
