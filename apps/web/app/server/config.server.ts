import * as z from 'zod';

/** All that an operator may set, read from the environment once; docs/operation.md tells of each. */
export interface Config {
  readonly port: number;
  /** Where the public finds the site, without a slash at its end. */
  readonly siteUrl: string | null;
  /** Where pictures and voices are, without a slash at its end. */
  readonly assetsUrl: string | null;
  readonly dataFolder: string | null;
  /** The branch that this deployment was made from; it says which parts are shown. */
  readonly branch: string;
  /** What `/deployment.log` tells; the data's hash where nothing is set. */
  readonly revision: string | null;
  /** How many proxies stand before the server, and tell it who asks. */
  readonly proxies: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for what cannot be meant; its message names each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const webAddress = z
  .url({
    protocol: /^https?$/,
    error: 'give an address such as https://example.com',
    abort: true,
  })
  .refine(isBare, 'leave out the name, the password, the query and the hash')
  .transform((address) => withoutSlashes(new URL(address).href));

const MAX_PROXIES = 8;

const schema = z.object({
  PORT: z
    .stringFormat('port', isPort, 'give a number from 0 to 65535')
    .transform(Number)
    .default(3000),
  SITE_URL: webAddress
    .refine((address) => new URL(address).pathname === '/', 'the site stands at the root of a host')
    .optional(),
  ASSETS_URL: webAddress.optional(),
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
});

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
      (issue) => `${issue.path.join('.')} cannot be used: ${issue.message}.`,
    );
    throw new ConfigError([...new Set(problems)].join('\n'));
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    siteUrl: data.SITE_URL ?? null,
    assetsUrl: data.ASSETS_URL ?? null,
    dataFolder: data.DATA_DIR ?? null,
    branch: data.BRANCH,
    revision: data.REVISION ?? null,
    proxies: data.TRUST_PROXY,
  };
}

function isBare(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return !username && !password && !search && !hash;
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
