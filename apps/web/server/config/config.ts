import { isAbsolute } from 'node:path';
import type { Communities } from '@trailbook/ui/platform';
import * as z from 'zod';
import { ASSETS_ADDRESS } from '../../shared/assets-address.ts';
import { ConfigError } from './config-error.ts';

/** All that an operator may set, read from the environment once; docs/operation.md tells of each. */
export interface Config {
  readonly port: number;
  /** Where the public finds the site, without a slash at its end. */
  readonly siteUrl: string | null;
  /** Where pictures and voices are, without a slash at its end: another host, or a path of the site. */
  readonly assetsUrl: string | null;
  /** The folder of this machine that the site serves them from; null where another host has them. */
  readonly assetsFolder: string | null;
  readonly dataFolder: string | null;
  /** The branch that this deployment was made from; it says which parts are shown. */
  readonly branch: string;
  /** What `/deployment.log` tells; the data's hash where nothing is set. */
  readonly revision: string | null;
  /** How many proxies stand before the server, and name the client's address. */
  readonly proxies: number;
  /** A stand-in of the game's records on this machine; null for the game's own, as ever in production. */
  readonly recordsUrl: string | null;
  /** A stand-in of the public showcase on this machine; null for the real one, as ever in production. */
  readonly showcaseUrl: string | null;
  /** Time between two pages of records. */
  readonly recordsPaceMs: number;
  /** A PostgreSQL for the global statistics; null for a file in the store's folder. */
  readonly databaseUrl: string | null;
  /** Where that file is, and the key beside it. */
  readonly storeFolder: string;
  /** What the files of players' devices may take together, in bytes; null where the disk says. */
  readonly mostSyncBytes: number | null;
  /** What contributors' account numbers are hashed with; null for the key in the store's folder. */
  readonly statisticsKey: string | null;
  /** How the public figures move; null for steps in which nobody is recognised, as ever in production. */
  readonly figuresStep: { readonly everyMs: number; readonly contributors: number } | null;
  /** Other origins whose pages may post. */
  readonly origins: readonly string[];
  /** A file of red dots and promotions. */
  readonly clientConfig: string | null;
  /** Google Drive as a place where devices meet; null where the operator has not set it up. */
  readonly drive: DriveConfig | null;
  /** The token that readers of `/metrics` show; null where it is closed. */
  readonly metricsToken: string | null;
  /** Whether browsers may keep the site for times without a network. */
  readonly keepsOffline: boolean;
  /** A script that brings a provider of ads; null for no ads. */
  readonly adsScript: string | null;
  /** Hosts that the provider needs beside its script's. */
  readonly adsHosts: readonly string[];
  /** Where visits are counted without cookies. */
  readonly analyticsUrl: string | null;
  /** Where pages report faults: a Sentry DSN. */
  readonly errorDsn: string | null;
  /** Links to the site's communities. */
  readonly communities: Communities;
  /** Whether pages hide their panel for developers. */
  readonly hidesDebug: boolean;
  /** Whether another site answers the pages' calls, as the desktop's program has it. */
  readonly callsElsewhere: boolean;
  /** Whether each request is logged, and not only faults. */
  readonly logsRequests: boolean;
}

/** What the operator has registered with Google. */
export interface DriveConfig {
  readonly clientId: string;
  /** Null where the server renews nothing: then a sign-in lasts an hour. */
  readonly clientSecret: string | null;
  /** A stand-in of Google on this machine; null for Google itself, as ever in production. */
  readonly url: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const webAddress = z
  .url({
    protocol: /^https?$/,
    error: 'give an address such as https://example.com',
    abort: true,
  })
  .refine(isBare, 'leave out the name, the password, the query and the hash')
  .transform((address) => withoutSlashes(new URL(address).href));

const secureAddress = z.url({
  protocol: /^https$/,
  error: 'give an address such as https://example.com/a',
});

const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isOrigin, 'give origins such as https://example.com')).max(50));

const MAX_PROXIES = 8;
export const KEY_LENGTH = 32;
const TOKEN_LENGTH = 16;
/** Rule W25: the pace that tools found safe. */
const SAFE_PACE_MS = 300;

const schema = z.object({
  PORT: z
    .stringFormat('port', isPort, 'give a number from 0 to 65535')
    .transform(Number)
    .default(3000),
  SITE_URL: webAddress
    .refine((address) => new URL(address).pathname === '/', 'the site stands at the root of a host')
    .optional(),
  ASSETS_URL: z
    .stringFormat(
      'place of assets',
      (place) => isFolder(place) || /^https?:/.test(place),
      'give an address such as https://example.com, or a folder such as /srv/assets',
    )
    .transform(addressOrFolder)
    .optional(),
  DATA_DIR: z.string().optional(),
  BRANCH: z
    .string()
    .regex(/^[\w./-]{1,100}$/, 'give the name of a branch')
    .default('main'),
  REVISION: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'give letters, digits, dots and dashes')
    .optional(),
  TRUST_PROXY: z
    .stringFormat('proxies', isProxies, `give true, false, or a number up to ${MAX_PROXIES}`)
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
    .default(0),
  NODE_ENV: z.string().optional(),
  WARP_RECORDS_URL: webAddress
    .refine((address) => LOOPBACK.test(address), 'give an address of this machine, with its port')
    .optional(),
  SHOWCASE_URL: webAddress
    .refine((address) => LOOPBACK.test(address), 'give an address of this machine, with its port')
    .optional(),
  WARP_PACE_MS: z
    .stringFormat('pace', /^\d{1,4}$/, 'give milliseconds')
    .transform(Number)
    .optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'give an address such as postgres://user:password@host/database',
    })
    .optional(),
  STORE_DIR: z.string().default('.trailbook'),
  SYNC_MOST_GB: z
    .stringFormat('gigabytes', /^\d{1,6}(?:\.\d{1,3})?$/, 'give gigabytes')
    .transform(Number)
    .optional(),
  STATS_KEY: z
    .string()
    .min(KEY_LENGTH, `give ${KEY_LENGTH} characters or more, from a source of chance`)
    .optional(),
  STATS_STEP_MS: z
    .stringFormat('step', /^\d{1,7}$/, 'give milliseconds')
    .transform(Number)
    .optional(),
  CORS_ORIGINS: origins.optional(),
  CLIENT_CONFIG: z.string().optional(),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'give the id as Google tells it')
    .optional(),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, 'give the secret as Google tells it')
    .optional(),
  GOOGLE_URL: webAddress
    .refine((address) => LOOPBACK.test(address), 'give an address of this machine, with its port')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, `give ${TOKEN_LENGTH} characters or more, without spaces`)
    .optional(),
  OFFLINE: z.stringbool({ error: 'give true or false' }).default(true),
  ADS_SCRIPT: secureAddress.optional(),
  ADS_HOSTS: origins.optional(),
  ANALYTICS_URL: secureAddress.optional(),
  ERROR_DSN: z
    .string()
    .regex(
      /^https:\/\/\w{1,100}@[\w.:-]{1,200}\/\d{1,20}$/,
      'give an address such as https://key@example.com/1',
    )
    .optional(),
  COMMUNITY_CHAT: secureAddress.optional(),
  COMMUNITY_SOCIAL: secureAddress.optional(),
  COMMUNITY_TRANSLATION: secureAddress.optional(),
  HIDE_DEBUG: z.stringbool({ error: 'give true or false' }).default(true),
  CALLS_ELSEWHERE: z.stringbool({ error: 'give true or false' }).default(false),
  LOG_REQUESTS: z.stringbool({ error: 'give true or false' }).default(false),
});

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+$/;
/** What only a machine of a developer may have set. */
const FOR_DEVELOPMENT = [
  'WARP_RECORDS_URL',
  'WARP_PACE_MS',
  'SHOWCASE_URL',
  'GOOGLE_URL',
  'STATS_STEP_MS',
] as const;

/**
 * Reads the environment. An empty variable counts as one that is not set.
 *
 * @throws ConfigError naming each variable whose value cannot be meant
 */
export function readConfig(environment: Environment): Config {
  const given = Object.keys(schema.shape).map((name) => [name, environment[name] || undefined]);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${String(issue.path[0])} cannot be used: ${issue.message}.`,
    );
    throw new ConfigError([...new Set(problems)].join('\n'));
  }
  const { data } = parsed;
  const isDeveloped = data.NODE_ENV === 'development' || data.NODE_ENV === 'test';
  const misplaced = FOR_DEVELOPMENT.filter((name) => !isDeveloped && data[name] !== undefined);
  if (misplaced.length > 0) {
    throw new ConfigError(
      misplaced.map((name) => `${name} cannot be used: it is for development only.`).join('\n'),
    );
  }
  if (data.DATABASE_URL !== undefined && data.STATS_KEY === undefined) {
    throw new ConfigError('STATS_KEY is missing: with DATABASE_URL, all processes need the same.');
  }
  if (data.GOOGLE_CLIENT_SECRET !== undefined && data.GOOGLE_CLIENT_ID === undefined) {
    throw new ConfigError('GOOGLE_CLIENT_ID is missing: GOOGLE_CLIENT_SECRET belongs to one.');
  }
  return {
    port: data.PORT,
    siteUrl: data.SITE_URL ?? null,
    ...assetsAt(data.ASSETS_URL),
    dataFolder: data.DATA_DIR ?? null,
    branch: data.BRANCH,
    revision: data.REVISION ?? null,
    proxies: data.TRUST_PROXY,
    recordsUrl: data.WARP_RECORDS_URL ?? null,
    showcaseUrl: data.SHOWCASE_URL ?? null,
    recordsPaceMs: data.WARP_PACE_MS ?? SAFE_PACE_MS,
    databaseUrl: data.DATABASE_URL ?? null,
    storeFolder: data.STORE_DIR,
    mostSyncBytes: data.SYNC_MOST_GB === undefined ? null : data.SYNC_MOST_GB * 1024 ** 3,
    statisticsKey: data.STATS_KEY ?? null,
    figuresStep:
      data.STATS_STEP_MS === undefined ? null : { everyMs: data.STATS_STEP_MS, contributors: 1 },
    origins: data.CORS_ORIGINS ?? [],
    clientConfig: data.CLIENT_CONFIG ?? null,
    drive:
      data.GOOGLE_CLIENT_ID === undefined
        ? null
        : {
            clientId: data.GOOGLE_CLIENT_ID,
            clientSecret: data.GOOGLE_CLIENT_SECRET ?? null,
            url: data.GOOGLE_URL ?? null,
          },
    metricsToken: data.METRICS_TOKEN ?? null,
    keepsOffline: data.OFFLINE,
    adsScript: data.ADS_SCRIPT ?? null,
    adsHosts: data.ADS_HOSTS ?? [],
    analyticsUrl: data.ANALYTICS_URL ?? null,
    errorDsn: data.ERROR_DSN ?? null,
    communities: {
      ...(data.COMMUNITY_CHAT && { chat: data.COMMUNITY_CHAT }),
      ...(data.COMMUNITY_SOCIAL && { social: data.COMMUNITY_SOCIAL }),
      ...(data.COMMUNITY_TRANSLATION && { translation: data.COMMUNITY_TRANSLATION }),
    },
    hidesDebug: data.HIDE_DEBUG,
    callsElsewhere: data.CALLS_ELSEWHERE,
    logsRequests: data.LOG_REQUESTS,
  };
}

/**
 * Where the public finds the site: SITE_URL or, without it, this machine. The host that a request names is not
 * believed: a sender may write any host there, and any port of this machine.
 */
export function publicOrigin({ siteUrl, port }: Config): string {
  return siteUrl ?? `http://localhost:${port}`;
}

/** Where pictures and voices are: a folder is served below an address of the site's own. */
function assetsAt(place: string | undefined): Pick<Config, 'assetsUrl' | 'assetsFolder'> {
  return place !== undefined && isFolder(place)
    ? { assetsUrl: ASSETS_ADDRESS, assetsFolder: place }
    : { assetsUrl: place ?? null, assetsFolder: null };
}

function addressOrFolder(place: string, context: z.RefinementCtx): string {
  if (isFolder(place)) return place;
  const { data = place, error } = webAddress.safeParse(place);
  if (error) context.addIssue(error.issues[0]?.message ?? 'no address');
  return data;
}

/** A path that cannot be meant as a host's name. */
function isFolder(place: string): boolean {
  return isAbsolute(place) || /^\.{1,2}[\\/]/.test(place);
}

function isBare(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return !username && !password && !search && !hash;
}

function isOrigin(text: string): boolean {
  return URL.parse(text)?.origin === text;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function isProxies(text: string): boolean {
  return text === 'true' || text === 'false' || (/^\d$/.test(text) && Number(text) <= MAX_PROXIES);
}

function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}
